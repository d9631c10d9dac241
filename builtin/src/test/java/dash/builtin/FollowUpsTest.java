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
                "Freight income in 2024 | what about shipments? | Shipments in 2024?"
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
