package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What most people would ask of any data: what was done most often, in which order, the first of each kind, and what never was. */
final class LendingTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/lending.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_anybody_would_ask_is_read(String question, String sql) {
        assertThat(written(Lending.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many reprimands did each child get?",
                "List the insurers of each maker",
                "Which toys are dearer than themselves?"
            })
    void what_the_tables_do_not_hold_is_not_made_up(String question) {
        assertThat(Lending.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
