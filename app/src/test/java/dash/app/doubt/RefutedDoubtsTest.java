package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.doubt.Doubt;
import dash.doubt.RecentAnswers;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A doubt that a further statement refutes is not shown, so it cannot cost confidence. */
class RefutedDoubtsTest {

    private static final String TOTAL = "SELECT sum(cents) AS sales FROM sale";

    private Bench bench;

    RefutedDoubtsTest(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("metrics"));
        Files.writeString(folder.resolve("metrics/sales.yaml"), """
                name: Paid sales
                expression: sum(cents)
                table: sale
                filters: ["NOT test", "shop <> 'closed'"]
                """);
        Knowledge knowledge = new KnowledgeReader().readOrFail(folder);
        bench = new Bench(
                TestPostgres.shared()
                        .database(
                                "CREATE TABLE sale (id int PRIMARY KEY, cents int, test boolean, shop text)",
                                "INSERT INTO sale SELECT n, n * 7, n % 5 = 0, 'shop ' || n % 3 FROM generate_series(1, 60) n"),
                knowledge,
                RecentAnswers.NONE,
                Clock.systemUTC());
    }

    @BeforeEach
    void the_metric_itself_is_honoured() {
        assertThat(kinds(TOTAL + " WHERE NOT test AND shop <> 'closed'")).isEmpty();
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void a_condition_that_changes_the_rows_is_missed() {
        assertThat(kinds(TOTAL + " WHERE shop <> 'closed'")).containsExactly(Doubt.Kind.METRIC_NOT_HONOURED);
    }

    @Test
    void a_condition_that_changes_nothing_is_not_missed() {
        assertThat(kinds(TOTAL + " WHERE NOT test")).isEmpty();
        assertThat(kinds("SELECT s.shop, sum(s.cents) AS sales FROM sale s WHERE NOT s.test GROUP BY s.shop"))
                .isEmpty();
    }

    @Test
    void another_formula_with_the_figure_of_the_metric_is_not_doubted() {
        assertThat(kinds("SELECT count(*) * avg(cents) AS sales FROM sale WHERE NOT test AND shop <> 'closed'"))
                .isEmpty();
        assertThat(kinds("SELECT max(cents) AS sales FROM sale WHERE NOT test AND shop <> 'closed'"))
                .containsExactly(Doubt.Kind.METRIC_NOT_HONOURED);
    }

    private List<Doubt.Kind> kinds(String sql) {
        return bench.attempt("What are paid sales?", sql).ran().orElseThrow().doubts().stream()
                .map(Doubt::kind)
                .toList();
    }
}
