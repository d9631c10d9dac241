package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody wins, season by season: time by a word of the business, figures of whole years, and who did it. */
final class AwardsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            awards last season              | TIMESTAMP '2024-01-01'
            awards in the 2023 season       | TIMESTAMP '2023-01-01'
            awards in season 2023           | TIMESTAMP '2023-01-01'
            awards since 2020               | TIMESTAMP '2020-01-01'
            awards per season               | extract(year FROM
            which season had the most awards| LIMIT 1
            """)
    void a_glossary_may_have_its_own_word_for_a_year(String question, String part) {
        assertThat(sql(question)).contains(part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"awards in May 2024", "awards by month", "awards in the last 30 days", "awards in Q1 2024"})
    void a_figure_that_is_known_by_year_is_not_asked_for_less(String question) {
        assertThat(((Move.Decline) ask(question)).why())
                .isEqualTo("Awards is known by year only; it cannot be asked for less.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many awards did Mill & Sons win?          | senders.name = 'Mill & Sons'
            How many awards has each sender won in 2024?  | GROUP BY 1
            awards won by Mill & Sons in 2024             | senders.name = 'Mill & Sons'
            """)
    void the_one_who_did_it_may_stand_before_the_verb_or_behind_by(String question, String part) {
        assertThat(sql(question)).contains(part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"What was the award in 2024?", "Award of Mill & Sons in 2024"})
    void one_of_them_is_not_their_number(String question) {
        assertThat(ask(question)).as(question).isInstanceOf(Move.Decline.class);
    }

    @Test
    void what_will_be_is_not_answered_from_what_was() {
        assertThat(ask("How many awards will Mill & Sons win in 2024?")).isInstanceOf(Move.Decline.class);
        assertThat(sql("Will you show me the awards in 2024?")).contains("2024-01-01");
    }

    @Test
    void the_value_in_a_pattern_question_is_an_example_like_its_period() {
        assertThat(sql("Who took the award at Twin in 2023?")).isEqualTo("SELECT 2023, 'Twin'");
        assertThat(ask("Who took the award in 2023?")).isInstanceOf(Move.Decline.class);
    }

    @Test
    void a_word_of_a_pattern_question_counts_by_itself_and_not_by_a_stem_it_shares_with_grammar() {
        assertThat(sql("Sender standings of 2023")).isEqualTo("SELECT 2023");
    }

    private static Move ask(String question) {
        return Parcels.ask(question, Awards.context());
    }

    private static String sql(String question) {
        Move move = ask(question);
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        return ((Move.RunSql) move).sql();
    }
}
