package dash.server.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import dash.server.Served.Reply;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Knowledge over HTTP: the same items, versions and words as {@code dash knowledge}. */
class KnowledgeRoutesTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

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

    private static final String METRIC =
            "{\"content\": {\"name\": \"%s\", \"expression\": \"%s\", \"table\": \"orders\", \"unit\": \"count\"}}";

    @Test
    void items_are_listed_by_kind_and_by_words() {
        JsonNode all = served.get("P/knowledge").json();
        assertThat(all.path("items").findValuesAsString("name"))
                .contains("orders", "Revenue", "Only done orders count", "orders_done", "buyer");
        assertThat(served.get("P/knowledge?kind=metric&q=turnover")
                        .json()
                        .path("items")
                        .findValuesAsString("name"))
                .containsExactly("Revenue");
        assertThat(served.get("P/knowledge?kind=recipe")
                        .json()
                        .path("next_step")
                        .asString())
                .isEqualTo("use table, metric, rule, gotcha, glossary, calendar, pattern or document");
    }

    @Test
    void a_draft_is_accepted_or_dropped_once() throws Exception {
        served.file("knowledge/metrics/parcels.json", """
                {"name": "Parcels made", "expression": "count(*)", "table": "orders", "unit": "count", "drafted": true}
                """);
        served.file("knowledge/business/made.json", """
                {"glossary": [{"term": "hub", "means": "?", "drafted": true}]}
                """);
        served.post("P/knowledge/import", "{}");
        assertThat(served.get("P/knowledge/metric/Parcels%20made")
                        .json()
                        .path("status")
                        .asString())
                .isEqualTo("draft");
        JsonNode accepted =
                served.post("P/knowledge/metric/Parcels%20made/accept", "{}").json();
        assertThat(accepted.path("status").asString()).isEqualTo("active");
        assertThat(accepted.path("origin").asString()).isEqualTo("human");
        assertThat(served.post("P/knowledge/glossary/hub/drop", "{}")
                        .json()
                        .path("status")
                        .asString())
                .isEqualTo("retired");
        assertThat(served.post("P/knowledge/metric/Parcels%20made/accept", "{}")
                        .json()
                        .path("detail")
                        .asString())
                .contains("this is no draft");
    }

    @Test
    void pages_follow_each_other_and_end() {
        JsonNode first = served.get("P/knowledge?limit=2").json();
        String cursor = first.path("next_cursor").asString();
        JsonNode second = served.get("P/knowledge?limit=200&cursor=" + cursor).json();
        assertThat(second.path("next_cursor").isNull()).isTrue();
        List<String> both = new ArrayList<>(first.path("items").findValuesAsString("name"));
        both.addAll(second.path("items").findValuesAsString("name"));
        assertThat(both)
                .isEqualTo(
                        served.get("P/knowledge?limit=200").json().path("items").findValuesAsString("name"));
        assertThat(served.get("P/knowledge?cursor=nonsense").status()).isEqualTo(400);
        assertThat(served.get("P/knowledge?limit=0").status()).isEqualTo(400);
        assertThat(served.get("P/knowledge?colour=red").json().path("value").asString())
                .isEqualTo("colour");
    }

    @Test
    void an_item_is_put_changed_retired_and_brought_back_each_with_its_version() {
        String address = "P/knowledge/metric/Shipments%20sent";
        Reply added = served.put(address, METRIC.formatted("Shipments sent", "count(*)"));
        assertThat(added.status()).isEqualTo(201);
        assertThat(added.header("ETag")).isEqualTo("\"v1\"");
        assertThat(served.put(address, METRIC.formatted("Shipments sent", "count(id)"))
                        .status())
                .isEqualTo(412);
        Reply changed =
                served.put(address, METRIC.formatted("Shipments sent", "count(id)"), "If-Match", added.header("ETag"));
        assertThat(changed.status()).isEqualTo(200);
        assertThat(changed.json().path("version").asInt()).isEqualTo(2);
        assertThat(served.get(address, "If-None-Match", "\"v2\"").status()).isEqualTo(304);
        assertThat(served.delete(address, "If-Match", "\"v1\"").status()).isEqualTo(412);
        assertThat(served.delete(address).json().path("status").asString()).isEqualTo("retired");
        assertThat(served.post(address + "/undo", "{}").json().path("status").asString())
                .isEqualTo("active");
        JsonNode history = served.get(address + "/history").json().path("history");
        assertThat(history.findValuesAsString("act")).containsExactly("undone", "retired", "changed", "added");
        assertThat(history.get(2).path("difference").asString()).contains("+").contains("count(id)");
    }

    @Test
    void a_text_as_it_was_read_can_be_sent_back() {
        Reply pattern = served.get("P/knowledge/pattern/heaviest");
        String text = pattern.json().path("text").asString().replace("LIMIT 1", "LIMIT 3");
        Reply put = served.put(
                "P/knowledge/pattern/heaviest", JSON.writeValueAsString(Map.of("text", text)), "If-Match", "v1");
        assertThat(put.json().path("text").asString()).contains("LIMIT 3");
    }

    @Test
    void what_was_changed_is_what_the_next_question_rests_on() {
        served.put("P/knowledge/metric/Parcels", METRIC.formatted("Parcels", "count(*)"));
        assertThat(served.get("P/context?question=how%20many%20parcels").json().toString())
                .contains("Parcels");
    }

    @Test
    void what_is_broken_or_unknown_is_told_with_its_place() {
        Reply broken = served.put("P/knowledge/metric/x", "{\"content\": {\"name\": \"x\", \"colour\": 1}}");
        assertThat(broken.status()).isEqualTo(400);
        assertThat(broken.json().path("code").asString()).isEqualTo("KNOWLEDGE_BROKEN");
        assertThat(served.put("P/knowledge/metric/x", "{\"contents\": {}}")
                        .json()
                        .path("detail")
                        .asString())
                .contains("the nearest known one is content");
        assertThat(served.put("P/knowledge/metric/x", METRIC.formatted("y", "count(*)"))
                        .json()
                        .path("detail")
                        .asString())
                .isEqualTo("what was sent is called otherwise: y");
        assertThat(served.put("P/knowledge/metric/x", "{}").status()).isEqualTo(400);
        assertThat(served.get("P/knowledge/metric/Revenu").json().path("detail").asString())
                .isEqualTo("there is no metric of this name; the nearest is Revenue");
        assertThat(served.delete("P/knowledge/metric/nothing").status()).isEqualTo(404);
        assertThat(served.post("P/knowledge/metric/nothing/undo", "{}").status())
                .isEqualTo(404);
        assertThat(served.get("P/knowledge/recipe/x").status()).isEqualTo(404);
        assertThat(served.get("P/knowledge/document/..%2F..%2Fdash.yaml").status())
                .isEqualTo(404);
    }

    @Test
    void a_name_may_hold_a_slash() {
        Reply put = served.put(
                "P/knowledge/document/guides%2Freturns.md",
                "{\"content\": {\"path\": \"guides/returns.md\", \"text\": \"# Returns\\nSend it back.\"}}");
        assertThat(put.status()).isEqualTo(201);
        assertThat(served.get("P/knowledge/document/guides%2Freturns.md")
                        .json()
                        .path("name")
                        .asString())
                .isEqualTo("guides/returns.md");
    }

    @Test
    void files_come_in_and_go_out_by_the_folder_of_the_project_only() {
        served.file(
                "knowledge/metrics/late.json",
                "{\"name\": \"Late\", \"expression\": \"count(*)\", \"table\": \"orders\"}");
        assertThat(served.post("P/knowledge/import", "{}").json().path("added").findValuesAsString("name"))
                .contains("Late");
        served.put("P/knowledge/metric/Early", METRIC.formatted("Early", "count(*)"));
        assertThat(served.post("P/knowledge/export", "{}")
                        .json()
                        .path("written")
                        .toString())
                .contains("metrics/early.json");
        assertThat(served.text("knowledge/metrics/early.json")).contains("Early");
        assertThat(served.post("P/knowledge/import", "{\"folder\": \"/etc\"}").status())
                .isEqualTo(400);
        assertThat(served.post("P/knowledge/import", "{\"take\": \"mine\"}").status())
                .isEqualTo(400);
        assertThat(served.post("P/knowledge/export", "{\"people\": 1}").status())
                .isEqualTo(400);
    }
}
