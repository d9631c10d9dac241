package dash.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import dash.app.knowledge.Desk.Outcome;
import dash.app.knowledge.Desk.Project;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What holds on every engine, tried through the front door with the same words and the same figures. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineContract {

    private static final String REVENUE = """
            {"name": "Revenue", "definition": "Completed orders, in dollars.", "table": "orders",
             "expression": "sum(orders.amount_cents) / 100.0", "filters": ["orders.status = 'completed'"],
             "time_column": "ordered_on", "unit": "USD", "dimensions": ["country: customers.country"]}
            """;
    private static final String ORDERS = """
            {"table_name": "orders", "table_description": "One row for each order.", "sensitive_columns": [],
             "related_tables": [{"table": "customers", "join_hint": "orders.customer_id = customers.id"}]}
            """;
    private static final String CUSTOMERS = """
            {"table_name": "customers", "table_description": "Who buys.", "sensitive_columns": ["email"]}
            """;
    private static final String CALENDAR = """
            {"calendar": {"time_zone": "UTC", "today": "2025-12-31"}}
            """;

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);
    private String url = "";

    /** Makes a shop of its own and says where it is. */
    abstract String shop();

    /** Takes the status of orders away from the shop that was made last. */
    abstract void dropStatus();

    @BeforeAll
    void prepare() {
        ready();
    }

    /** Skips what cannot be tried here. */
    void ready() {}

    @AfterAll
    void leave() {
        desk.close();
    }

    /** A project of its own on the shop that all tests share. */
    private Project project() {
        if (url.isEmpty()) {
            url = shop();
        }
        return project(url);
    }

    private Project project(String source) {
        return desk.project(source)
                .file("metrics/revenue.json", REVENUE)
                .file("tables/orders.json", ORDERS)
                .file("tables/customers.json", CUSTOMERS)
                .file("business/calendar.json", CALENDAR);
    }

    private static JsonNode json(Outcome outcome) {
        assertThat(outcome.out()).as(outcome.err()).startsWith("{");
        return outcome.json();
    }

    private static List<String> doubts(JsonNode answer) {
        return answer.get("doubts")
                .valueStream()
                .map(doubt -> doubt.get("kind").asString())
                .toList();
    }

    @Test
    void a_metric_is_asked_for_in_words_and_told_with_its_provenance() {
        JsonNode answer = json(project().run("ask", "What was revenue in 2024?", "--json"));
        assertThat(answer.get("status").asString()).isEqualTo("answered");
        assertThat(answer.get("rows").get(0).get(0).decimalValue()).isEqualByComparingTo("1410");
        assertThat(answer.get("insight").asString()).contains("1,410");
        assertThat(answer.get("explanation").asString()).contains("2024").contains("completed");
        JsonNode provenance = answer.get("provenance");
        assertThat(provenance.get("metric_used").toString()).contains("Revenue");
        assertThat(provenance.get("tables_accessed").toString()).contains("orders");
        assertThat(provenance.get("time_range").toString()).contains("2024-01-01 to 2024-12-31");
    }

    @Test
    void a_series_and_a_ranking_over_a_join_come_out_alike() {
        Project project = project();
        JsonNode months = json(project.run("ask", "revenue by month in 2024", "--json"));
        assertThat(months.get("rows").size()).isEqualTo(12);
        assertThat(months.get("rows").get(0).get(0).asString()).isEqualTo("2024-01-01");
        assertThat(months.get("rows").get(0).get(1).decimalValue()).isEqualByComparingTo("27.5");
        JsonNode quarters = json(project.run("ask", "revenue by quarter in 2024", "--json"));
        assertThat(quarters.get("rows").size()).isEqualTo(4);
        JsonNode countries = json(project.run("ask", "revenue by country", "--json"));
        assertThat(countries.get("rows").valueStream().map(row -> row.get(0).asString()))
                .containsExactlyInAnyOrder("Norway", "Kenya", "Peru");
    }

    @Test
    void a_statement_of_ones_own_is_explained() {
        JsonNode answer = json(project()
                .run(
                        "sql",
                        "SELECT c.country, count(*) AS orders FROM orders o JOIN customers c ON c.id = o.customer_id"
                                + " WHERE o.status = 'completed' GROUP BY c.country ORDER BY orders DESC LIMIT 2",
                        "--json"));
        assertThat(answer.get("row_count").asInt()).isEqualTo(2);
        assertThat(answer.get("explanation").asString())
                .contains("orders")
                .contains("customers")
                .contains("status is 'completed'")
                .contains("number of rows");
    }

    @Test
    void a_join_that_counts_twice_is_doubted() {
        JsonNode answer = json(project()
                .run(
                        "sql",
                        "SELECT sum(o.amount_cents) AS total FROM orders o JOIN order_lines l ON l.order_id = o.id",
                        "--json"));
        assertThat(doubts(answer)).contains("fan_out");
    }

    @Test
    void a_value_that_is_not_there_is_doubted_and_the_nearest_named() {
        JsonNode answer = json(project().run("sql", "SELECT count(*) FROM orders WHERE status = 'Complete'", "--json"));
        assertThat(answer.get("doubts").toString()).contains("completed");
    }

    @Test
    void a_failing_statement_is_told_as_what_it_is() {
        Outcome missing = project().run("sql", "SELECT amount FROM orders", "--json");
        JsonNode answer = json(missing);
        assertThat(missing.status()).isEqualTo(1);
        assertThat(answer.get("status").asString()).isEqualTo("failed");
        assertThat(answer.get("attempts").toString()).contains("amount_cents");
    }

    @Test
    void nothing_is_written_and_nothing_sensitive_is_read() {
        Project project = project();
        for (String sql : List.of(
                "DELETE FROM orders",
                "SELECT email FROM customers",
                "SELECT * FROM customers",
                "SELECT 1; DROP TABLE orders",
                "SELECT * FROM somewhere_else")) {
            Outcome refused = project.run("sql", sql);
            assertThat(refused.status()).as(sql).isNotZero();
        }
        assertThat(json(project.run("sql", "SELECT count(*) FROM orders", "--json"))
                        .get("rows")
                        .get(0)
                        .get(0)
                        .asInt())
                .isEqualTo(60);
    }

    @Test
    void a_correction_becomes_a_learning_that_later_statements_are_held_to() {
        Project project = project();
        String id = json(project.run("sql", "SELECT count(*) FROM orders", "--json"))
                .get("id")
                .asString();
        assertThat(project.run("correct", id, "--sql", "SELECT count(*) FROM orders WHERE status <> 'cancelled'")
                        .out())
                .startsWith("Remembered as learning 1");
        assertThat(project.run("learnings", "show", "1").out()).contains("status <> 'cancelled'");
    }

    @Test
    void a_taught_rule_agrees_with_the_live_type() {
        Project project = project();
        assertThat(project.run(
                                "teach",
                                "Places are text.",
                                "--for-all",
                                "--anyway",
                                "--rule",
                                "compare_as_text",
                                "--set",
                                "table=contest",
                                "--set",
                                "column=place")
                        .status())
                .isZero();
        assertThat(project.run("check").status()).isZero();
        assertThat(json(project.run("learnings", "show", "1", "--json"))
                        .get("status")
                        .asString())
                .isEqualTo("active");
    }

    @Test
    void what_the_source_no_longer_has_is_drift() {
        Project project = project(shop());
        Outcome before = project.run("check");
        assertThat(before.status()).as(before.out()).isZero();
        dropStatus();
        Outcome drifted = project.run("check");
        assertThat(drifted.status()).isEqualTo(1);
        assertThat(drifted.out()).contains("Revenue").contains("status");
    }

    @Test
    void golden_questions_are_graded() {
        Project project = project().file("../golden/shop.yaml", """
                - id: revenue-2024
                  question: What was revenue in 2024?
                  sql: SELECT sum(amount_cents) / 100.0 FROM orders WHERE status = 'completed' AND ordered_on >= '2024-01-01' AND ordered_on < '2025-01-01'
                - id: wrong
                  question: What was revenue in 2025?
                  sql: SELECT 5
                """);
        JsonNode report = json(project.run("eval", "--json"));
        assertThat(report.get("passed").asInt()).isEqualTo(1);
        assertThat(report.get("failed").asInt()).isEqualTo(1);
    }

    @Test
    void the_doctor_sees_the_source() {
        Outcome seen = project().run("doctor");
        assertThat(seen.out()).contains("4 tables in scope");
    }
}
