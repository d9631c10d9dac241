package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What analysts ask: the first rows of each group, shares, parts of the day, durations, figures side by side. */
class BikeshareTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/bikeshare.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void each_group_gets_its_own_first_rows_shares_and_figures(String question, String sql) {
        assertThat(written(Bikeshare.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"number of repairs by hour", "market share of each category in percent"})
    void what_no_column_tells_is_not_answered_with_something_near(String question) {
        assertThat(Bikeshare.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
