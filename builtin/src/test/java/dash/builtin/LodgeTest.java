package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How people at work ask: what is still open, how long it takes, how many and how much. */
final class LodgeTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/lodge.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_people_ask_at_work_becomes_a_statement(String question, String sql) {
        Move move = Lodge.ask(question.strip());
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        assertThat(((Move.RunSql) move).sql().replaceAll("\\s+", " ")).isEqualTo(sql.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how many former rooms are there",
                "outstanding articles",
                "number of kiosk sales on weekends vs weekdays"
            })
    void what_no_day_tells_is_not_answered(String question) {
        assertThat(Lodge.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }
}
