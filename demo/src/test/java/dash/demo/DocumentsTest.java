package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Metric;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures in the documents, against the data; and the two incidents, where they can be seen. */
class DocumentsTest {

    private static final String PAYMENTS = "knowledge/documents/incident-2025-10-card-payments.md";
    private static final String FIRMWARE = "knowledge/documents/incident-2026-03-firmware.md";

    private final MetricSql sql = new MetricSql(new Joins(DemoProject.knowledge()));

    @Test
    void the_report_of_october_tells_the_figures_of_the_dip() {
        assertThat(text(PAYMENTS))
                .contains("from " + figure("Completed orders", "2025-09") + " in September 2025 to "
                        + figure("Completed orders", "2025-10") + " in October 2025")
                .contains("from $" + grouped(figure("Shop revenue", "2025-09")) + " to $"
                        + grouped(figure("Shop revenue", "2025-10")))
                .contains("with " + figure("Completed orders", "2025-11") + " completed orders");
    }

    @Test
    void the_dip_is_the_deepest_fall_of_all_months_and_recovers() {
        BigDecimal september = new BigDecimal(figure("Shop revenue", "2025-09"));
        BigDecimal october = new BigDecimal(figure("Shop revenue", "2025-10"));
        BigDecimal november = new BigDecimal(figure("Shop revenue", "2025-11"));
        assertThat(october).isLessThan(september.multiply(new BigDecimal("0.6")));
        assertThat(november).isGreaterThan(september.multiply(new BigDecimal("0.9")));
        String falls = """
                SELECT month FROM (SELECT date_trunc('month', ordered_at AT TIME ZONE 'America/Los_Angeles')::date AS month,
                         count(*)::numeric / lag(count(*)) OVER (ORDER BY date_trunc('month', ordered_at AT TIME ZONE 'America/Los_Angeles')) AS ratio
                       FROM orders GROUP BY 1, date_trunc('month', ordered_at AT TIME ZONE 'America/Los_Angeles')) m
                WHERE ratio IS NOT NULL ORDER BY ratio LIMIT 1""";
        assertThat(DemoDatabase.figure(falls)).isEqualTo("2025-10-01");
    }

    @Test
    void the_report_of_march_tells_the_figures_of_the_flood() {
        String connectivity = DemoDatabase.figure(
                during("Tickets opened", "2026-03") + " AND support_tickets.category = 'connectivity'");
        assertThat(text(FIRMWARE))
                .contains(grouped(figure("Tickets opened", "2026-03")) + " tickets were opened in March 2026 against "
                        + figure("Tickets opened", "2026-02") + " in February")
                .contains(connectivity + " of them were about connectivity")
                .contains("first reply took " + rounded("2026-03") + " hours instead of " + rounded("2026-02"))
                .contains("fell to " + figure("Customer satisfaction", "2026-03") + ", from "
                        + figure("Customer satisfaction", "2026-02") + " in February");
    }

    @Test
    void each_incident_left_the_other_figures_alone() {
        assertThat(ratio("Tickets opened", "2025-09", "2025-10"))
                .isBetween(new BigDecimal("0.9"), new BigDecimal("1.15"));
        assertThat(ratio("Subscription billings", "2025-09", "2025-10")).isGreaterThan(new BigDecimal("0.9"));
        assertThat(ratio("Completed orders", "2025-03", "2026-03")).isGreaterThan(BigDecimal.ONE);
    }

    @Test
    void no_other_document_speaks_of_these_months() {
        List<String> months = List.of("October 2025", "March 2026");
        for (String file : DemoCompany.project().files()) {
            if (file.startsWith("knowledge/documents/") && !file.contains("incident")) {
                assertThat(text(file)).as(file).doesNotContain(months);
            }
        }
        assertThat(text(PAYMENTS)).doesNotContain("March 2026");
        assertThat(text(FIRMWARE)).doesNotContain("October 2025");
    }

    @ParameterizedTest
    @CsvSource({"Seedling", "Grower", "Harvest", "Estate"})
    void the_price_table_is_the_price_list(String plan) {
        List<String> row = DemoDatabase.rows(
                        "SELECT monthly_price_cents / 100, annual_price_cents / 100, sensors_included FROM plans WHERE plan_name = '"
                                + plan + "'")
                .getFirst();
        assertThat(text("knowledge/documents/plans-and-trials.md"))
                .contains("| " + plan + " | $" + row.get(0) + " | $" + grouped(row.get(1)) + " | " + row.get(2) + " |");
    }

    @ParameterizedTest
    @CsvSource({"urgent, 2", "high, 6", "normal, 24", "low, 48"})
    void outside_of_the_incident_replies_keep_the_goals_of_the_handbook(String priority, int hours) {
        String slowest = "SELECT max(first_reply_ms - opened_ms) <= " + hours + " * 3600000 FROM support_tickets"
                + " WHERE priority = '" + priority + "' AND to_timestamp(opened_ms / 1000.0)"
                + " NOT BETWEEN '2026-03-03 00:00+00' AND '2026-03-28 00:00+00'";
        assertThat(DemoDatabase.figure(slowest)).isEqualTo("t");
        String goal = hours < 24 ? hours + " hours" : hours / 24 == 1 ? "1 day" : hours / 24 + " days";
        assertThat(text("knowledge/documents/support-handbook.md")).contains("| " + priority + " | " + goal + " |");
    }

    @Test
    void most_overdue_payments_are_settled_within_a_month() {
        assertThat(DemoDatabase.figure("SELECT count(*) FILTER (WHERE new_status = 'active') * 2 > count(*)"
                        + " FROM subscription_events WHERE old_status = 'past_due'"))
                .isEqualTo("t");
    }

    @Test
    void a_little_less_than_half_of_the_solved_tickets_have_a_score() {
        assertThat(
                        DemoDatabase.figure(
                                "SELECT avg((satisfaction IS NOT NULL)::int) BETWEEN 0.43 AND 0.49 FROM support_tickets WHERE status = 'solved'"))
                .isEqualTo("t");
    }

    private static String text(String file) {
        return DemoCompany.project().text(file);
    }

    private String during(String metric, String month) {
        Metric found = DemoProject.knowledge().metric(metric).orElseThrow();
        LocalDate first = YearMonth.parse(month).atDay(1);
        return sql.during(found, first, first.plusMonths(1));
    }

    private String figure(String metric, String month) {
        return DemoDatabase.figure(during(metric, month));
    }

    private BigDecimal ratio(String metric, String earlier, String later) {
        return new BigDecimal(figure(metric, later))
                .divide(new BigDecimal(figure(metric, earlier)), 3, RoundingMode.HALF_UP);
    }

    private String rounded(String month) {
        return new BigDecimal(figure("First reply time", month))
                .setScale(0, RoundingMode.HALF_UP)
                .toPlainString();
    }

    private static String grouped(String figure) {
        BigDecimal number = new BigDecimal(figure);
        return String.format(Locale.ROOT, "%,." + number.scale() + "f", number);
    }
}
