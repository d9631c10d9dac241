package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Tables without keys, whose rows repeat names and keep days and numbers as texts. */
final class FlatTablesTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/regatta.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void wins_places_days_and_codes_are_read_as_the_notes_and_names_tell(String question, String sql) {
        Move move = Regatta.ask(question.strip());
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        assertThat(((Move.RunSql) move).sql().replaceAll("\\s+", " ")).isEqualTo(sql.strip());
    }

    @Test
    void what_nothing_says_is_not_answered() {
        assertThat(Regatta.ask("How many point finishes did Ida Holm have in 2019?"))
                .isNotInstanceOf(Move.RunSql.class);
    }
}
