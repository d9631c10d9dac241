package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MetricsTest {

    private static final LocalDate JANUARY = LocalDate.of(2026, 1, 1);
    private static final LocalDate APRIL = LocalDate.of(2026, 4, 1);

    private final Knowledge knowledge = DemoProject.knowledge();
    private final Joins joins = new Joins(knowledge);
    private final MetricSql sql = new MetricSql(joins);

    static Stream<Metric> runnable() {
        return DemoProject.knowledge().metrics().stream().filter(Metric::runnable);
    }

    @ParameterizedTest
    @MethodSource("runnable")
    void every_metric_gives_a_figure(Metric metric) {
        boolean needsPeriod = metric.sqlTemplate().orElse("").contains("{{period_");
        String figure = DemoDatabase.figure(needsPeriod ? sql.during(metric, JANUARY, APRIL) : sql.total(metric));
        assertThat(new BigDecimal(figure)).isPositive();
    }

    @ParameterizedTest
    @MethodSource("runnable")
    void every_metric_with_a_time_column_gives_a_smaller_or_other_figure_for_a_quarter(Metric metric) {
        if (metric.timeColumn().isEmpty()) {
            return;
        }
        String figure = DemoDatabase.figure(sql.during(metric, JANUARY, APRIL));
        assertThat(new BigDecimal(figure)).isPositive();
        assertThat(figure).isNotEqualTo(DemoDatabase.figure(sql.total(metric)));
    }

    @ParameterizedTest
    @MethodSource("runnable")
    void every_dimension_can_be_reached_and_splits_without_loss(Metric metric) {
        boolean addsUp = metric.expression().filter(MetricsTest::addsUp).isPresent();
        String total = addsUp ? DemoDatabase.figure(sql.total(metric)) : "";
        Set<String> columns = new HashSet<>();
        for (Dimension dimension : metric.dimensions()) {
            if (!columns.add(dimension.table() + dimension.column())) {
                continue;
            }
            List<List<String>> rows = DemoDatabase.rows(sql.by(metric, dimension));
            assertThat(rows).as(dimension.word()).hasSizeGreaterThan(1);
            if (addsUp) {
                assertThat(sum(rows)).as(dimension.word()).isEqualByComparingTo(total);
            }
        }
    }

    private static BigDecimal sum(List<List<String>> rows) {
        return rows.stream().map(row -> new BigDecimal(row.get(1))).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Sums and plain counts do; averages, medians, percentages and distinct counts do not. */
    private static boolean addsUp(String expression) {
        return expression.equals("count(*)")
                || (expression.contains("sum(") && !expression.contains("count(") && !expression.contains("avg("));
    }

    @Test
    void no_word_means_two_metrics() {
        List<String> words = new ArrayList<>();
        runnable().forEach(metric -> {
            words.add(metric.name().toLowerCase(Locale.ROOT));
            metric.synonyms().forEach(synonym -> words.add(synonym.toLowerCase(Locale.ROOT)));
        });
        assertThat(words).doesNotHaveDuplicates();
    }

    @Test
    void every_metric_says_its_unit_its_owner_and_other_names() {
        assertThat(runnable()).allSatisfy(metric -> {
            assertThat(metric.definition()).as(metric.name()).isNotBlank();
            assertThat(metric.unit()).as(metric.name()).isNotBlank();
            assertThat(metric.owner()).as(metric.name()).isNotBlank();
            assertThat(metric.grain()).as(metric.name()).isNotBlank();
            assertThat(metric.synonyms()).as(metric.name()).isNotEmpty();
        });
    }

    @Test
    void the_current_mrr_is_the_known_figure() {
        assertThat(DemoDatabase.figure(sql.total(metric("MRR")))).isEqualTo("806210.60");
    }

    @Test
    void the_total_of_a_year_is_the_sum_of_its_two_lines() {
        LocalDate first = LocalDate.of(2025, 1, 1);
        LocalDate end = LocalDate.of(2026, 1, 1);
        BigDecimal shop = new BigDecimal(DemoDatabase.figure(sql.during(metric("Shop revenue"), first, end)));
        BigDecimal billings =
                new BigDecimal(DemoDatabase.figure(sql.during(metric("Subscription billings"), first, end)));
        assertThat(DemoDatabase.figure(sql.during(metric("Total revenue"), first, end)))
                .isEqualTo(shop.add(billings).toPlainString());
    }

    @Test
    void product_revenue_adds_up_to_shop_revenue() {
        assertThat(DemoDatabase.figure(sql.total(metric("Product revenue"))))
                .isEqualTo(DemoDatabase.figure(sql.total(metric("Shop revenue"))));
    }

    @Test
    void arr_is_twelve_times_mrr() {
        BigDecimal mrr = new BigDecimal(DemoDatabase.figure(sql.total(metric("MRR"))));
        assertThat(new BigDecimal(DemoDatabase.figure(sql.total(metric("ARR")))))
                .isEqualByComparingTo(mrr.multiply(BigDecimal.valueOf(12)));
    }

    @Test
    void mrr_at_the_end_of_today_is_the_current_one() {
        LocalDate tomorrow = DemoCompany.TODAY.plusDays(1);
        assertThat(DemoDatabase.figure(sql.during(metric("MRR at period end"), tomorrow, tomorrow)))
                .isEqualTo(DemoDatabase.figure(sql.total(metric("MRR"))));
    }

    @ParameterizedTest
    @CsvSource({
        "easy-01, MRR, , ",
        "easy-02, Customers, , ",
        "easy-03, Shop revenue, 2025-01-01, 2026-01-01",
        "easy-04, Completed orders, 2026-05-01, 2026-06-01",
        "easy-05, Running trials, , ",
        "easy-06, Paying customers, , ",
        "easy-07, ARR, , ",
        "easy-08, Tickets opened, 2026-03-01, 2026-04-01",
        "easy-09, Ticket backlog, , ",
        "easy-10, Refund amount, 2025-01-01, 2026-01-01",
        "easy-14, Average order value, 2026-01-01, 2027-01-01",
        "easy-15, Sign-ups, 2026-04-01, 2026-05-01",
        "easy-17, Customer satisfaction, 2025-01-01, 2026-01-01",
        "easy-18, Churned subscriptions, 2026-05-01, 2026-06-01",
        "easy-20, Paying subscriptions, , ",
        "medium-09, Refund rate, 2025-01-01, 2026-01-01",
        "medium-13, Subscription billings, 2024-07-01, 2024-10-01",
        "hard-01, Paying subscriptions at period end, 2024-01-01, 2025-01-01",
        "hard-02, MRR at period end, 2025-01-01, 2026-01-01",
        "hard-05, Sensor readings, 2026-06-01, 2026-06-02",
        "hard-09, Trial conversion rate, 2026-01-01, 2026-04-01",
        "hard-14, Churn rate, 2026-05-01, 2026-06-01"
    })
    void metrics_and_golden_questions_agree(
            String golden, String metric, @Nullable LocalDate first, @Nullable LocalDate end) {
        String statement =
                first == null || end == null ? sql.total(metric(metric)) : sql.during(metric(metric), first, end);
        assertThat(DemoDatabase.figure(statement)).isEqualTo(DemoDatabase.figure(DemoProject.goldenSql(golden)));
    }

    private Metric metric(String name) {
        return knowledge.metric(name).orElseThrow();
    }
}
