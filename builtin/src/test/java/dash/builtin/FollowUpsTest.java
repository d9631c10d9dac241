package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Presentation;
import dash.conversation.Conversation;
import dash.conversation.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What follow-ups mean after a question about the parcel service. */
class FollowUpsTest {

    private static Following follow(String before, String then) {
        Move.RunSql answered = (Move.RunSql) Parcels.ask(before);
        Turn turn = new Turn(
                "a1",
                before,
                before,
                answered.sql(),
                "told",
                List.of("depot", "parcels"),
                List.of(List.of("North", "4"), List.of("South", "2")));
        return new BuiltinAnalyst(Parcels.values())
                .follow(Parcels.question(then), new Conversation(List.of(turn)), Parcels.context());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How many parcels were shipped in 2024? | and in 2023? | How many parcels were shipped in 2023?",
                "How many parcels were shipped in March 2025? | and in April? | How many parcels were shipped in April 2025?",
                "How many parcels were shipped in 2024? | the year before? | How many parcels were shipped in 2023?",
                "Freight income in 2024 | what about shipments? | Shipments in 2024?",
                "What was freight income in 2024? | and shipments? | What were shipments in 2024?",
                "What were shipments in 2024? | and freight income? | What was freight income in 2024?"
            })
    void one_thing_changes_and_the_rest_stays(String before, String then, String meant) {
        assertThat(follow(before, then).readAs()).contains(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Freight income in 2023", "How many parcels were shipped in 2023?", "freight income"})
    void a_complete_question_is_asked_as_it_is(String then) {
        Following following = follow("How many parcels were shipped in 2024?", then);
        assertThat(following.kind()).isEqualTo(Following.Kind.ALONE);
        assertThat(following.readAs()).isEmpty();
    }

    @Test
    void a_metric_that_is_named_is_measured_however_long_the_question_before_is() {
        Following following = follow("Top 3 depots by freight income in 2024 by month", "and shipments?");
        assertThat(following.readAs()).isPresent();
        assertThat(((Move.RunSql) Parcels.ask(following.readAs().orElseThrow())).sql())
                .contains("count(*)")
                .doesNotContain("price_cents");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "why did freight income drop in March 2025? | Freight income in March 2025?",
                "What caused the dip in freight income in March 2025? | Freight income in March 2025?",
                "Why were there so few shipments in 2023? | Shipments in 2023?",
                "why did it fall in 2023? | How many parcels were shipped in 2023?"
            })
    void whoever_asks_why_something_fell_is_told_of_that_thing_and_time(String then, String meant) {
        Following following = follow("How many parcels were shipped in 2024?", then);
        assertThat(following.readAs()).contains(meant);
        assertThat(following.presentation()).isEqualTo(Presentation.EXPLAINED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "why?",
                "why so few?",
                "why is it so low?",
                "why were shipped parcels so low?",
                "why did it drop?"
            })
    void the_answer_before_is_explained_where_nothing_else_is_named(String then) {
        Following following = follow("How many shipped parcels were there in 2024?", then);
        assertThat(following.presentation()).isEqualTo(Presentation.EXPLAINED);
        assertThat(following.statement()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Why did freight income go down?", "What caused the drop in freight income?"})
    void without_a_time_nothing_went_up_or_down_and_no_bare_figure_is_told(String asked) {
        Following alone = new BuiltinAnalyst(Parcels.values())
                .follow(Parcels.question(asked), Conversation.NONE, Parcels.context());
        assertThat(alone.readAs()).isEmpty();
        assertThat(Parcels.ask(asked)).isInstanceOf(Move.Decline.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"why is the sky blue in March?", "why was Ann unhappy?"})
    void a_question_about_something_else_is_not_taken_for_one_about_the_answer(String then) {
        assertThat(follow("How many parcels were shipped in 2024?", then).statement())
                .isEmpty();
    }

    @Test
    void the_form_of_the_answer_changes_and_its_statement_stays() {
        Following following = follow("Freight income in 2024", "as a bar chart");
        assertThat(following.presentation()).isEqualTo(Presentation.BARS);
        assertThat(following.statement().map(Move.RunSql::sql))
                .contains(((Move.RunSql) Parcels.ask("Freight income in 2024")).sql());
        assertThat(following.kind()).isEqualTo(Following.Kind.PROVEN);
    }

    @Test
    void what_nobody_can_make_out_stays_open() {
        Following following = follow("Freight income in 2024", "and the zorblatt of the quux?");
        assertThat(following.kind()).isEqualTo(Following.Kind.OPEN);
        assertThat(following.readAs()).isEmpty();
    }
}
