package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What keys lead to, when something happened, and what was earned, over a schema that nobody has written anything about. */
class PlayhouseTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/playhouse.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void names_days_and_amounts_are_those_that_are_meant(String question, String sql) {
        assertThat(written(Playhouse.ask(question.strip()))).isEqualTo(sql.strip());
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
