package dash.app.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.ask.Event;
import dash.ask.Listener;
import dash.demo.DemoCompany;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.knowledge.files.KnowledgeReader;
import dash.question.Cancellation;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Facts of a hundred results of the demo company, held against SQL that computes the same in the database. */
class FactsAgainstSqlTest {

    private static final List<String> MEASURES = List.of(
            "sum(o.total_cents) / 100.0",
            "count(*)",
            "sum(o.total_cents)",
            "count(o.deleted_at) + 0",
            "max(o.total_cents)");
    private static final List<String> LABELS = List.of(
            "o.sales_channel", "a.country_code", "a.segment", "a.industry", "a.acquisition_channel", "o.status");
    private static final List<String> YEARS = List.of("2023", "2024", "2025");

    @TempDir
    Path folder = Path.of("");

    private final List<Double> telling = new ArrayList<>();
    private int checked;

    @Test
    void what_is_told_of_a_hundred_results_is_what_the_database_computes() throws Exception {
        DemoCompany.project().copyTo(folder);
        try (TestDatabase database = TestPostgres.shared()
                        .database(
                                "demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
                Engine engine = new Engine(database, new KnowledgeReader().readOrFail(folder.resolve("knowledge")))) {
            for (String measure : MEASURES) {
                for (String year : YEARS) {
                    LABELS.forEach(label -> ranking(engine, label, measure, year));
                    series(engine, measure, year);
                }
            }
        }
        telling.sort(Double::compareTo);
        System.out.printf(
                Locale.ROOT,
                "telling an answer takes p50 %.2f ms, p95 %.2f ms of processor time over %d answers%n",
                telling.get(telling.size() / 2),
                telling.get(telling.size() * 95 / 100),
                telling.size());
        assertThat(checked).isGreaterThanOrEqualTo(100);
    }

    private void ranking(Engine engine, String label, String measure, String year) {
        String groups = "SELECT " + label + " AS label, " + measure
                + " AS figure FROM orders o JOIN accounts a USING (account_id)"
                + " WHERE o.ordered_at >= DATE '" + year + "-01-01' AND o.ordered_at < DATE '" + year
                + "-01-01' + interval '1 year' GROUP BY 1";
        List<Fact> facts = facts(engine, groups + " ORDER BY 2 DESC, 1");
        List<Cell> right = row(
                engine,
                "WITH g AS (" + groups + "), r AS (SELECT *, rank() OVER (ORDER BY figure DESC) AS place FROM g)"
                        + " SELECT max(figure), sum(figure), count(*) FILTER (WHERE place = 1),"
                        + " max(figure) - max(figure) FILTER (WHERE place > 1), min(figure), count(*) FROM r");
        fact(facts, Fact.Leader.class).ifPresent(leader -> {
            same(leader.figure().value(), right.getFirst());
            assertThat(leader.tied().size() + 1).isEqualTo(number(right.get(2)).intValue());
            checked++;
        });
        fact(facts, Fact.Comparison.class).ifPresent(two -> {
            same(two.high().value(), right.getFirst());
            same(two.low().value(), right.get(4));
            checked++;
        });
        fact(facts, Fact.Lead.class).ifPresent(lead -> same(lead.gap().value(), right.get(3)));
        fact(facts, Fact.Trailer.class).ifPresent(last -> same(last.figure().value(), right.get(4)));
        fact(facts, Fact.ShareOfTotal.class).ifPresent(share -> {
            assertThat(measure).as("only sums and counts have a total").doesNotStartWith("max");
            same(share.total().value(), right.get(1));
            assertThat(share.share().value())
                    .isCloseTo(
                            number(right.getFirst()).divide(number(right.get(1)), MathContext.DECIMAL64),
                            Percentage.withPercentage(0.001));
        });
    }

    private void series(Engine engine, String measure, String year) {
        String months = "SELECT date_trunc('month', o.ordered_at AT TIME ZONE 'UTC')::date AS month, " + measure
                + " AS figure FROM orders o WHERE o.ordered_at AT TIME ZONE 'UTC' >= DATE '" + year
                + "-01-01' AND o.ordered_at AT TIME ZONE 'UTC' < DATE '" + year
                + "-12-01' GROUP BY 1";
        List<Fact> facts = facts(engine, months + " ORDER BY 1");
        List<Cell> right = row(
                engine,
                "WITH g AS (" + months + ") SELECT max(figure), min(figure), avg(figure),"
                        + " (array_agg(figure ORDER BY month DESC))[1] - (array_agg(figure ORDER BY month))[1] FROM g");
        same(fact(facts, Fact.Highest.class).orElseThrow().figure().value(), right.getFirst());
        same(fact(facts, Fact.Lowest.class).orElseThrow().figure().value(), right.get(1));
        assertThat(fact(facts, Fact.Average.class)
                        .orElseThrow()
                        .figure()
                        .value()
                        .doubleValue())
                .isCloseTo(number(right.get(2)).doubleValue(), Offset.offset(0.001));
        same(fact(facts, Fact.Change.class).orElseThrow().difference().value(), right.get(3));
        checked++;
    }

    private static <T extends Fact> Optional<T> fact(List<Fact> facts, Class<T> kind) {
        return facts.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    private static void same(BigDecimal told, Cell computed) {
        assertThat(told).isEqualByComparingTo(number(computed));
    }

    private static BigDecimal number(Cell cell) {
        return ((Cell.Numeric) cell).value();
    }

    private List<Fact> facts(Engine engine, String sql) {
        return answer(engine, sql).result().orElseThrow().facts();
    }

    private List<Cell> row(Engine engine, String sql) {
        Rows rows = answer(engine, sql).result().orElseThrow().rows();
        return rows.rows().getFirst();
    }

    /** Of this thread: the machine may be busy with other things. */
    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** From the rows to the end is what telling takes. */
    private Answer answer(Engine engine, String sql) {
        long[] ran = new long[1];
        Listener listener = event -> {
            if (event instanceof Event.Attempted) {
                ran[0] = processorTime();
            } else if (event instanceof Event.Done) {
                telling.add((processorTime() - ran[0]) / 1e6);
            }
        };
        return engine.ask(ScriptedAnalyst.running(sql), "facts", Limits.DEFAULT, listener, new Cancellation());
    }
}
