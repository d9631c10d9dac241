package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Small words and verbs that restrict, rank or compare, over a schema that nobody has written anything about. */
class MarinaTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/marina.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void a_word_that_restricts_is_never_lost_on_the_way(String question, String sql) {
        assertThat(written(Marina.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many sailors came to the Old Quay?",
                "What are the mooring hours of the Old Quay?",
                "Which founder has the most boats?",
                "crew of Sea Lark",
                "How many inspections did each boat fail?",
                "thanks, that was fine!",
                "Number of oak boats with material steel"
            })
    void what_was_asked_for_is_not_answered_with_something_beside_it(String question) {
        assertThat(Marina.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
