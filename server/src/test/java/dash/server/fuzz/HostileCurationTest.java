package dash.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Knowledge and lessons that somebody means badly with are refused or kept; either way questions are answered as before. */
class HostileCurationTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int OF_EACH = 8;

    private static final Map<String, String> ITEMS = Map.of(
            "table", "{\"table_name\": \"shipments\", \"table_description\": \"a\", \"freshness_column\": \"sent_on\"}",
            "metric", "{\"name\": \"m\", \"expression\": \"count(*)\", \"table\": \"orders\", \"unit\": \"count\"}",
            "rule", "{\"title\": \"r\", \"description\": \"d\", \"applies_to_tables\": [\"orders\"]}",
            "gotcha", "{\"issue\": \"i\", \"solution\": \"s\", \"tables_affected\": [\"orders\"]}",
            "glossary", "{\"term\": \"t\", \"means\": \"an order\", \"synonyms\": [\"u\"]}",
            "document", "{\"path\": \"a.md\", \"text\": \"# A\"}");

    private static final List<String> RULES = List.of(
            "{\"kind\": \"compare_as_text\", \"table\": \"orders\", \"column\": \"place\"}",
            "{\"kind\": \"read_as\", \"table\": \"orders\", \"column\": \"place\", \"type\": \"integer\"}",
            "{\"kind\": \"parse_date\", \"table\": \"orders\", \"column\": \"place\", \"format\": \"YYYY\"}",
            "{\"kind\": \"scale_by_unit\", \"table\": \"orders\", \"column\": \"total_cents\", \"factor\": 0.01}",
            "{\"kind\": \"require_filter\", \"table\": \"shipments\", \"condition\": \"weight_grams > 0\"}",
            "{\"kind\": \"join_on\", \"left\": \"orders\", \"left_columns\": [\"customer_id\"], \"right\": \"customers\","
                    + " \"right_columns\": [\"id\"]}",
            "{\"kind\": \"use_table\", \"instead_of\": \"orders\", \"use\": \"shipments\", \"before\": \"2020-01-01\"}",
            "{\"kind\": \"name_means\", \"table\": \"orders\", \"column\": \"total_cents\", \"name\": \"price\"}",
            "{\"kind\": \"value_means\", \"table\": \"orders\", \"column\": \"status\", \"written\": \"ready\", \"value\": \"done\"}",
            "{\"kind\": \"call_instead\", \"instead_of\": \"ifnull\", \"use\": \"coalesce\"}",
            "{\"kind\": \"replace\", \"tables\": [\"orders\"], \"before\": \"total\", \"after\": \"total_cents\"}");

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    private final Random random = new Random(4711);
    private final Hostile hostile = new Hostile(random);

    @BeforeAll
    static void serve() {
        served = new Served(folder);
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    @Test
    void what_is_kept_of_it_keeps_no_question_from_being_answered() {
        for (int round = 0; round < OF_EACH; round++) {
            ITEMS.forEach(this::put);
            RULES.forEach(this::teach);
        }
        for (String path : List.of("P/knowledge", "P/learnings", "P/learnings?review=true", "P/drift", "P")) {
            assertThat(served.get(path).status()).as(path).isEqualTo(200);
        }
        assertThat(served.get("P/context?question=orders&text=true").status()).isEqualTo(200);
        assertThat(served.post("P/learnings/prove", "{}").status()).isEqualTo(200);
        assertThat(served.post("P/knowledge/export", "{}").status()).isEqualTo(200);
        assertThat(served.post("P/knowledge/import", "{}").status()).isEqualTo(200);
        assertThat(served.post("P/ask", "{\"question\": \"How many orders are done?\"}")
                        .json()
                        .path("rows")
                        .toString())
                .isEqualTo("[[2]]");
    }

    private void put(String kind, String content) {
        ObjectNode item = spoiled(content);
        String name = item.path(List.copyOf(item.propertyNames()).getFirst()).asString("x");
        String address = "P/knowledge/" + kind + "/" + encoded(name.isEmpty() ? "x" : name);
        String body = JSON.createObjectNode().set("content", item).toString();
        assertThat(served.hostile("PUT", address, Optional.of(body)).status())
                .as("%s %s", kind, item)
                .isLessThan(500);
    }

    private void teach(String rule) {
        ObjectNode lesson = JSON.createObjectNode().put("words", "Mind this: " + random.nextInt());
        lesson.set("rule", spoiled(rule));
        lesson.put("for_all", random.nextBoolean());
        assertThat(served.hostile("POST", "P/learnings", Optional.of(lesson.toString()))
                        .status())
                .as("%s", lesson)
                .isLessThan(500);
    }

    /** One field of it, but never what says what it is. */
    private ObjectNode spoiled(String written) {
        ObjectNode object = (ObjectNode) JSON.readTree(written);
        List<String> keys = new ArrayList<>(object.propertyNames());
        keys.remove("kind");
        String key = keys.get(random.nextInt(keys.size()));
        if (object.path(key).isArray()) {
            object.putArray(key).add(hostile.text());
        } else {
            object.put(key, hostile.text());
        }
        return object;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
