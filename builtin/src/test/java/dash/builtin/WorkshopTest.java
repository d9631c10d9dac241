package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Keys that only names tell, over a schema that declares none. */
class WorkshopTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/workshop.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void names_lead_from_table_to_table(String question, String sql) {
        assertThat(written(Workshop.ask(question.strip()))).isEqualTo(sql.strip());
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
