package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Years and flags in columns of texts, groups by how many they are, and what holds at one time and at another. */
class FairgroundTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/fairground.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_textbooks_ask_is_read(String question, String sql) {
        assertThat(written(Fairground.ask(question.strip()))).isEqualTo(sql.strip());
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
