package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Cryptic columns: codes that a question gives itself, numbers with signs, units in words, and what it means to hold nothing. */
class SawmillTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/sawmill.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_comments_and_notes_tell_is_read(String question, String sql) {
        assertThat(written(Sawmill.ask(question.strip()))).isEqualTo(sql.strip());
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
