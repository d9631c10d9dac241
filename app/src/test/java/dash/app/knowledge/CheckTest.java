package dash.app.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk.Outcome;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** {@code dash check} on a small project: clean as it is, and one finding for each planted fault. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CheckTest {

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);

    @AfterAll
    void leave() {
        desk.close();
    }

    @Test
    void knowledge_that_is_true_is_clean() {
        try (DepotProject depot = new DepotProject(desk)) {
            Outcome outcome = depot.project.run("check", "--json");
            assertThat(findings(outcome.json())).isEmpty();
            assertThat(outcome.json().get("clean").asBoolean()).isTrue();
            assertThat(outcome.json().get("notices")).isEmpty();
            assertThat(outcome.status()).isZero();
            assertThat(depot.project.run("check").out())
                    .isEqualTo(depot.project.name()
                            + ": 11 items checked, 6 statements run; everything agrees with the source");
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void a_planted_fault_is_found_and_nothing_else(String name, Consumer<DepotProject> plant, String expected) {
        try (DepotProject depot = new DepotProject(desk)) {
            if (expected.contains("public.")) {
                // What changed in the source can only be told by comparing with what was there before.
                assertThat(depot.project.run("check").status()).isZero();
            }
            plant.accept(depot);
            Outcome outcome = depot.project.run("check", "--json");
            assertThat(findings(outcome.json())).containsExactly(expected);
            assertThat(outcome.json().get("notices")).isEmpty();
            assertThat(outcome.status()).isEqualTo(1);
        }
    }

    static Stream<Arguments> faults() {
        return Stream.concat(faultsOfTheSource(), Stream.concat(faultsOfFiles(), faultsOfMeaning()));
    }

    private static Stream<Arguments> faultsOfTheSource() {
        return Stream.of(
                fault(
                        "a renamed column",
                        "column_renamed public.orders.total_cents",
                        depot -> depot.sql("ALTER TABLE orders RENAME total_cents TO amount_cents")),
                fault(
                        "a retyped column",
                        "column_retyped public.orders.place",
                        depot -> depot.sql("ALTER TABLE orders ALTER place TYPE integer USING 1")),
                fault(
                        "a removed column",
                        "column_removed public.orders.placed_on",
                        depot -> depot.sql("ALTER TABLE orders DROP placed_on")),
                fault("a dropped table", "table_removed public.shipments", depot -> depot.sql("DROP TABLE shipments")),
                fault(
                        "a renamed table",
                        "table_renamed public.customers",
                        depot -> depot.sql("ALTER TABLE customers RENAME TO clients")),
                fault(
                        "a table that is no longer refreshed",
                        "stale orders",
                        depot -> depot.sql("UPDATE orders SET placed_on = '2025-05-01'")));
    }

    private static Stream<Arguments> faultsOfFiles() {
        return Stream.of(
                fault(
                        "broken JSON",
                        "file_broken tables/orders.json:1:20",
                        depot -> depot.project.file("tables/orders.json", "{\"table_name\": \"a\" \"b\"}")),
                fault(
                        "a misspelt key",
                        "file_broken tables/customers.json:1:41",
                        depot -> depot.project.file(
                                "tables/customers.json", "{\"table_name\": \"customers\", \"use_case\": []}")),
                fault(
                        "a duplicate name",
                        "file_broken tables/zz.json:1:1",
                        depot -> depot.project.file("tables/zz.json", "{\"table_name\": \"Orders\"}")),
                fault(
                        "two definitions of revenue",
                        "file_broken metrics/revenue.json:1:1",
                        depot ->
                                edit(depot, "metrics/revenue.json", "What done orders bring", "What all orders bring")),
                fault(
                        "a file in another encoding",
                        "file_broken documents/a.md",
                        depot -> depot.project.file(
                                "documents/a.md", "caf\u00e9".getBytes(StandardCharsets.ISO_8859_1))),
                fault(
                        "a broken golden file",
                        "file_broken golden/a.yaml:2:10",
                        depot -> depot.project.file("../golden/a.yaml", "- id: g1\n  quest: x\n")));
    }

    private static Stream<Arguments> faultsOfMeaning() {
        return Stream.of(
                fault(
                        "a pattern that fails",
                        "statement_fails heaviest",
                        depot -> edit(
                                depot,
                                "queries/orders.sql",
                                "s.order_id, sum(",
                                "(s.order_id::text || 'x')::int, sum(")),
                fault(
                        "a pattern that the guard refuses",
                        "statement_fails heaviest",
                        depot -> edit(depot, "queries/orders.sql", "s.order_id, sum(", "pg_sleep(1), sum(")),
                fault(
                        "a pattern whose value stands in no column",
                        "column_unknown orders_of_country",
                        depot -> edit(depot, "queries/orders.sql", "of customers.country", "of customers.land")),
                fault(
                        "two patterns for one question",
                        "contradiction heaviest",
                        depot -> edit(
                                depot,
                                "queries/orders.sql",
                                "Which order was heaviest?",
                                "How many orders came from Norway?")),
                fault(
                        "a metric over a column that is not there",
                        "statement_fails Revenue",
                        depot -> edit(depot, "metrics/revenue.json", "sum(total_cents)", "sum(total_pennies)")),
                fault(
                        "a metric by a dimension that is not there",
                        "column_unknown Revenue",
                        depot -> edit(depot, "metrics/revenue.json", "customers.country", "customers.continent")),
                fault(
                        "a metric in dollars over cents",
                        "contradiction Revenue",
                        depot -> edit(depot, "metrics/revenue.json", "sum(total_cents) / 100.0", "sum(total_cents)")),
                fault(
                        "a word for two metrics",
                        "contradiction Revenue",
                        depot -> edit(depot, "metrics/revenue.json", "turnover", "orders")),
                fault(
                        "a note that lies about a type",
                        "type_wrong orders",
                        depot -> edit(depot, "tables/orders.json", "TEXT, because of Ret", "INTEGER, or empty")),
                fault(
                        "a wrong type of a column",
                        "type_wrong orders",
                        depot -> edit(depot, "tables/orders.json", "\"type\": \"bigint\"", "\"type\": \"numeric\"")),
                fault(
                        "a join over a column that is not there",
                        "column_unknown orders",
                        depot -> edit(depot, "tables/orders.json", "orders.customer_id", "orders.buyer_id")),
                fault(
                        "a related table that is not there",
                        "table_unknown orders",
                        depot -> edit(
                                depot,
                                "tables/orders.json",
                                "\"table\": \"customers\", \"join_hint\": \"orders.customer_id = customers.id\"",
                                "\"table\": \"consumers\"")),
                fault(
                        "a rule for a metric that is not there",
                        "orphan Only done orders count",
                        depot -> edit(depot, "business/all.json", "[\"Revenue\"]}]", "[\"Profit\"]}]")),
                fault(
                        "a rule against a metric",
                        "contradiction Only done orders count",
                        depot -> edit(
                                depot, "business/all.json", "Filter on status = 'done'", "Filter on status = 'paid'")),
                fault(
                        "a gotcha about a table that is not there",
                        "table_unknown place is TEXT in orders",
                        depot -> edit(
                                depot,
                                "business/all.json",
                                "\"tables_affected\": [\"orders\"]",
                                "\"tables_affected\": [\"parcels\"]")),
                fault(
                        "a gotcha that lies about a type",
                        "type_wrong place is INTEGER in orders",
                        depot -> edit(
                                depot, "business/all.json", "place is TEXT in orders", "place is INTEGER in orders")),
                fault(
                        "a golden question that fails",
                        "statement_fails g1",
                        depot -> edit(depot, "../golden/a.yaml", "WHERE status", "WHERE state")));
    }

    @Test
    void what_is_broken_is_not_used_until_it_is_mended_and_the_change_says_whom_it_breaks() throws Exception {
        try (DepotProject depot = new DepotProject(desk)) {
            assertThat(depot.project.run("ask", "what is our revenue?").out()).contains("$15");
            depot.sql("ALTER TABLE orders RENAME total_cents TO amount_cents");

            Outcome asked = depot.project.run("ask", "what is our revenue?");
            assertThat(asked.status()).isEqualTo(1);
            assertThat(asked.out())
                    .contains("Revenue no longer agrees with the source", "until it is mended")
                    .doesNotContain("$15");
            assertThat(asked.err()).contains("not used because the source no longer agrees", "metric Revenue");

            JsonNode change =
                    depot.project.run("check", "--json").json().get("changes").get(0);
            assertThat(change.get("evidence").toString()).contains("both are bigint", "both are column number 5");
            List<String> broken = new ArrayList<>();
            change.get("breaks")
                    .forEach(one -> broken.add(
                            one.get("kind").asString() + " " + one.get("name").asString()));
            assertThat(broken).containsExactlyInAnyOrder("table orders", "metric Revenue");
            assertThat(depot.project.run("knowledge", "list").out()).contains("quarantined");

            Outcome fixed = depot.project.run("check", "--fix");
            assertThat(fixed.out()).contains("-   ", "+", "amount_cents", "patch -p1 < dash-check.patch");
            assertThat(depot.project.text("metrics/revenue.json")).contains("total_cents");
            depot.patch();
            Outcome mended = depot.project.run("check");
            assertThat(mended.out()).contains("breaks nothing", "everything agrees with the source");
            assertThat(mended.status()).isZero();
            assertThat(depot.project.run("ask", "what is our revenue?").out()).contains("$15");
        }
    }

    @Test
    void one_stale_column_does_not_cost_the_rest_of_a_table_note() {
        try (DepotProject depot = new DepotProject(desk)) {
            edit(depot, "tables/orders.json", "TEXT, because of Ret", "INTEGER, or empty");
            assertThat(depot.project.run("check").out()).contains("NOT USED until mended  table orders, only place");
        }
    }

    @Test
    void a_table_that_nobody_described_is_a_notice_and_gets_a_draft() {
        try (DepotProject depot = new DepotProject(desk)) {
            depot.sql("CREATE TABLE returns (id bigint PRIMARY KEY, reason text)");
            depot.sql("COMMENT ON COLUMN returns.reason IS 'Why it came back'");
            depot.sql("GRANT SELECT ON returns TO PUBLIC");
            Outcome noticed = depot.project.run("check");
            assertThat(noticed.status()).isZero();
            assertThat(noticed.out()).contains("NOTICE  table returns no knowledge describes it");
            assertThat(depot.project.run("check", "--strict").status()).isEqualTo(1);

            assertThat(depot.project.run("check", "--fix").out()).contains("DRAFTED  knowledge/tables/returns.json");
            assertThat(depot.project.text("tables/returns.json")).contains("\"drafted\": true", "Why it came back");
            assertThat(depot.project.run("check", "--strict").status()).isZero();
        }
    }

    @Test
    void a_metric_in_words_gets_a_proposal_when_its_words_can_be_run() {
        try (DepotProject depot = new DepotProject(desk)) {
            edit(
                    depot,
                    "business/all.json",
                    "{\"metrics\": [",
                    "{\"metrics\": [{\"name\": \"Retired\","
                            + " \"table\": \"orders\", \"calculation\": \"COUNT(*) WHERE place = 'Ret'\"}, ");
            Outcome outcome = depot.project.run("check");
            assertThat(outcome.status()).isZero();
            assertThat(outcome.out()).contains("metric Retired is told in words only", "COUNT(*) where place = 'Ret'");
        }
    }

    @Test
    void a_source_that_is_away_is_told_and_quarantines_nothing() {
        try (DepotProject depot = new DepotProject(desk)) {
            assertThat(depot.project.run("check").status()).isZero();
            depot.project.source("postgresql://nobody:none@127.0.0.1:1/none");
            Outcome outcome = depot.project.run("check");
            assertThat(outcome.status()).isEqualTo(3);
            assertThat(depot.project.run("knowledge", "list").out()).doesNotContain("quarantined");
        }
    }

    private static Arguments fault(String name, String expected, Consumer<DepotProject> plant) {
        return Arguments.of(name, plant, expected);
    }

    private static void edit(DepotProject depot, String path, String old, String young) {
        String text = depot.project.text(path);
        assertThat(text).contains(old);
        depot.project.file(path, text.replace(old, young));
    }

    private static List<String> findings(JsonNode json) {
        List<String> found = new ArrayList<>();
        json.get("changes").forEach(change -> {
            String column = change.get("column").isNull()
                    ? ""
                    : "." + change.get("column").asString();
            found.add(
                    change.get("change").asString() + " " + change.get("table").asString() + column);
        });
        json.get("problems")
                .forEach(problem -> found.add(problem.get("problem").asString() + " "
                        + problem.get("name").asString()));
        return found;
    }
}
