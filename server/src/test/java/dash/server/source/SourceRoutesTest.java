package dash.server.source;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The source over HTTP: its tables, what no longer agrees with it, and its statements. */
class SourceRoutesTest {

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    @BeforeAll
    static void serve() {
        served = new Served(folder);
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    @Test
    void live_tables_are_listed_and_shown_without_a_value() {
        assertThat(served.get("P/schema?q=bought").json().path("items").findValuesAsString("name"))
                .containsExactly("orders");
        JsonNode customers = served.get("P/schema/customers").json();
        assertThat(customers.path("columns").toString())
                .contains(
                        "{\"name\":\"email\",\"type\":\"text\",\"nullable\":true,\"comment\":null,\"key\":null,\"sensitive\":true}")
                .doesNotContain("ann@example.org");
        JsonNode orders = served.get("P/schema/public.orders").json();
        assertThat(orders.path("columns").findValuesAsString("key")).startsWith("primary", "foreign");
        assertThat(orders.path("foreign_keys").get(0).path("table").asString()).isEqualTo("customers");
        assertThat(served.get("P/schema/ordres").json().path("next_step").asString())
                .isEqualTo("did you mean orders?");
        assertThat(served.get("P/schema/pg_catalog.pg_authid").status()).isEqualTo(404);
    }

    @Test
    void drift_is_found_now_and_what_is_broken_goes_out_of_use() {
        assertThat(served.get("P/drift").json().path("clean").asBoolean()).isTrue();
        served.sql("ALTER TABLE shipments RENAME COLUMN weight_grams TO weight");
        JsonNode found = served.get("P/drift").json();
        assertThat(found.path("clean").asBoolean()).isFalse();
        assertThat(found.path("quarantined").findValuesAsString("name")).contains("heaviest");
        assertThat(served.get("P/knowledge/pattern/heaviest")
                        .json()
                        .path("status")
                        .asString())
                .isEqualTo("quarantined");
        served.sql("ALTER TABLE shipments RENAME COLUMN weight TO weight_grams");
        assertThat(served.get("P/drift").json().path("released").findValuesAsString("name"))
                .contains("heaviest");
    }

    @Test
    void the_context_of_a_question_is_shown_with_its_reasons() {
        JsonNode context = served.get("P/context?question=revenue%20by%20country&text=true")
                .json();
        assertThat(context.path("picks").findValuesAsString("name")).contains("Revenue");
        assertThat(context.path("text").asString()).contains("Revenue");
        assertThat(served.get("P/context?question=revenue").json().has("text")).isFalse();
        assertThat(served.get("P/context").status()).isEqualTo(400);
    }

    @Test
    void statements_are_judged_and_explained_without_running() {
        assertThat(served.post("P/guard", "{\"sql\": \"SELECT count(*) FROM orders\"}")
                        .json()
                        .path("verdict")
                        .asString())
                .isEqualTo("allowed");
        JsonNode refused = served.post("P/guard", "{\"sql\": \"SELECT email FROM customers\"}")
                .json();
        assertThat(refused.path("code").asString()).isEqualTo("SENSITIVE_COLUMN");
        assertThat(refused.path("findings").get(0).path("column").asInt()).isEqualTo(8);
        JsonNode explained = served.post("P/sql/explain", "{\"sql\": \"SELECT count(*) FROM orders\"}")
                .json();
        assertThat(explained.path("tables").toString()).isEqualTo("[\"orders\"]");
        assertThat(explained.path("explanation").asString()).isNotEmpty();
        assertThat(served.post("P/sql/explain", "{\"sql\": \"DELETE FROM orders\"}")
                        .status())
                .isEqualTo(422);
        assertThat(served.post("P/guard", "{}").status()).isEqualTo(400);
        assertThat(served.post("P/sql/explain", "{\"sql\": 1}").status()).isEqualTo(400);
    }

    @Test
    void every_statement_that_ran_is_on_record() {
        served.post("P/sql", "{\"sql\": \"SELECT 4711 AS marked\"}");
        JsonNode newest = served.get("P/audit?limit=1").json();
        assertThat(newest.path("items").get(0).path("sql").asString()).contains("4711");
        assertThat(newest.path("items").get(0).path("rows").asInt()).isEqualTo(1);
        assertThat(newest.path("items").get(0).path("door").asString()).isEqualTo("web");
        JsonNode next = served.get(
                        "P/audit?limit=1&cursor=" + newest.path("next_cursor").asString())
                .json();
        assertThat(next.path("items").get(0).path("rows").isNull()).isTrue();
        assertThat(served.get("P/audit?cursor=x").status()).isEqualTo(400);
    }
}
