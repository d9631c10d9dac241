package dash.app.knowledge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/** A knowledge folder made up from a seed: every kind, every format, as other programs and people would write it. */
final class GeneratedKnowledge {

    private static final List<String> IDENTIFIERS = List.of(
            "orders",
            "NO",
            "on",
            "1.10",
            "../../x",
            "</query>",
            "таблица",
            "注文",
            "with space",
            "público.café",
            "👾",
            "ﬁ");
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final YAMLMapper YAML = YAMLMapper.builder().build();
    private static final YAMLMapper BLOCKS =
            YAMLMapper.builder().enable(YAMLWriteFeature.LITERAL_BLOCK_STYLE).build();

    private final HostileTexts texts;
    private final Map<String, String> files = new TreeMap<>();
    private int counter;

    private GeneratedKnowledge(long seed) {
        this.texts = new HostileTexts(new Random(seed));
    }

    /** Texts by path from the knowledge folder on. */
    static Map<String, String> files(long seed) {
        GeneratedKnowledge generated = new GeneratedKnowledge(seed);
        generated.make();
        return generated.files;
    }

    private void make() {
        for (int table = texts.number(4); table > 0; table--) {
            write("tables/", standing(table()));
        }
        for (int file = texts.number(3); file > 0; file--) {
            write("metrics/", texts.chance(50) ? standing(metric(named())) : list(() -> standing(metric(named()))));
        }
        for (int file = texts.number(3); file > 0; file--) {
            write("business/", business(file == 1));
        }
        for (int file = texts.number(3); file > 0; file--) {
            files.put("queries/" + ++counter + ".sql", patterns());
        }
        for (int file = texts.number(3); file > 0; file--) {
            String folder = texts.chance(30) ? "documents/deep/er/" : "documents/";
            files.put(folder + "текст " + ++counter + (texts.chance(50) ? ".md" : ".txt"), document());
        }
        if (texts.chance(50)) {
            metricInTwoPlaces();
        }
    }

    private void write(String folder, Object tree) {
        String path = folder + "file-" + ++counter;
        switch (texts.number(4)) {
            case 0 -> files.put(path + ".yaml", YAML.writeValueAsString(tree));
            case 1 -> files.put(path + ".YML", BLOCKS.writeValueAsString(tree));
            case 2 -> files.put(path + ".json", "\uFEFF" + JSON.writeValueAsString(tree));
            default ->
                files.put(path + ".json", JSON.writerWithDefaultPrettyPrinter().writeValueAsString(tree));
        }
    }

    private String named() {
        return texts.text() + " " + ++counter;
    }

    private String identifier() {
        return texts.one(IDENTIFIERS) + (texts.chance(5) ? "x".repeat(150) : "") + ++counter;
    }

    /** Keys come and go, and may be there with nothing in them. */
    private void maybe(Map<String, Object> tree, String key, java.util.function.Supplier<Object> value) {
        if (texts.chance(40)) {
            tree.put(key, value.get());
        }
    }

    private List<Object> list(java.util.function.Supplier<Object> item) {
        List<Object> list = new ArrayList<>();
        for (int size = texts.number(4); size > 0; size--) {
            list.add(item.get());
        }
        return list;
    }

    private List<Object> lists() {
        return list(texts::text);
    }

    private Map<String, Object> standing(Map<String, Object> tree) {
        if (texts.one(List.of("drafted", "said", "said")).equals("drafted")) {
            tree.put("drafted", true);
            return tree;
        }
        maybe(tree, "origin", () -> texts.one(List.of("human", "drafted", "imported", "promoted")));
        maybe(tree, "status", () -> texts.one(List.of("draft", "active")));
        return tree;
    }

    private Map<String, Object> table() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("table_name", identifier());
        maybe(tree, "table_description", texts::text);
        maybe(tree, "use_cases", this::lists);
        maybe(tree, "data_quality_notes", this::lists);
        maybe(tree, "table_columns", () -> list(this::column));
        maybe(tree, "column_notes", this::notes);
        maybe(tree, "related_tables", () -> list(this::related));
        maybe(tree, "owner", texts::line);
        maybe(tree, "refresh_frequency", () -> "");
        maybe(tree, "freshness_column", texts::line);
        maybe(tree, "sensitive_columns", this::lists);
        return tree;
    }

    private Map<String, Object> column() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", identifier());
        maybe(tree, "type", texts::line);
        maybe(tree, "description", texts::text);
        return tree;
    }

    private Map<String, Object> notes() {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (int size = texts.number(4); size > 0; size--) {
            String key = texts.text() + (texts.chance(10) ? "k".repeat(1200) : "");
            tree.put(key + ++counter, texts.chance(20) ? "" : texts.text());
        }
        return tree;
    }

    private Map<String, Object> related() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("table", identifier());
        maybe(tree, "join_hint", texts::line);
        maybe(tree, "note", texts::text);
        return tree;
    }

    private Map<String, Object> metric(String name) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", name);
        maybe(tree, "definition", texts::text);
        maybe(
                tree,
                "sql_template",
                () -> "SELECT {{date_range}}\n  -- " + texts.line().replace("{{", "{ {"));
        tree.put("table", identifier());
        maybe(tree, "expression", () -> "sum(" + texts.line() + ")");
        maybe(tree, "filters", this::lists);
        maybe(tree, "time_column", texts::line);
        maybe(tree, "dimensions", this::dimensions);
        maybe(tree, "unit", texts::line);
        maybe(tree, "owner", texts::line);
        maybe(tree, "caveats", this::lists);
        maybe(tree, "synonyms", this::lists);
        maybe(tree, "calculation", texts::text);
        return tree;
    }

    private List<Object> dimensions() {
        return list(() -> {
            String column = "column" + ++counter;
            return texts.one(List.of(
                    column,
                    "t." + column,
                    "land" + counter + ": s.t." + column,
                    column + ": " + column,
                    column + ": s:t." + column,
                    "straße" + counter + " :  t . " + column));
        });
    }

    private Map<String, Object> business(boolean withCalendar) {
        Map<String, Object> tree = new LinkedHashMap<>();
        maybe(tree, "metrics", () -> list(() -> standing(prose(named()))));
        maybe(tree, "business_rules", () -> list(() -> texts.chance(40) ? named() : standing(rule())));
        maybe(tree, "common_gotchas", () -> list(() -> standing(gotcha())));
        maybe(tree, "glossary", () -> list(() -> standing(entry())));
        if (withCalendar) {
            maybe(tree, "calendar", this::calendar);
        }
        return tree;
    }

    private Map<String, Object> prose(String name) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", name);
        maybe(tree, "definition", texts::text);
        maybe(tree, "table", this::identifier);
        maybe(tree, "calculation", texts::text);
        return tree;
    }

    private Map<String, Object> rule() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("title", named());
        maybe(tree, "description", texts::text);
        maybe(tree, "applies_to_tables", this::lists);
        maybe(tree, "applies_to_metrics", this::lists);
        maybe(tree, "tags", this::lists);
        return tree;
    }

    private Map<String, Object> gotcha() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("issue", named());
        maybe(tree, "tables_affected", this::lists);
        maybe(tree, "solution", texts::text);
        return tree;
    }

    private Map<String, Object> entry() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("term", named());
        maybe(tree, "synonyms", this::lists);
        maybe(tree, "means", texts::text);
        return tree;
    }

    private Map<String, Object> calendar() {
        Map<String, Object> tree = new LinkedHashMap<>();
        maybe(tree, "time_zone", () -> texts.one(List.of("Europe/Berlin", "UTC", "GMT+2", "-03:30", "Asia/Kolkata")));
        maybe(tree, "week_starts", () -> texts.one(List.of("Sunday", "monday", "SATURDAY")));
        maybe(tree, "fiscal_year_starts", () -> texts.one(List.of("02-29", "July", "4")));
        maybe(tree, "fiscal_year_named_by", () -> texts.one(List.of("start", "END")));
        maybe(tree, "today", () -> "2025-06-30");
        return tree;
    }

    private String document() {
        String start = texts.one(List.of("", "# Title\n", "\uFEFF", "\uFEFF\uFEFF", "#  \n"));
        return start + texts.text() + texts.one(List.of("", "\n", "\r\r\n", "\n\n  "));
    }

    /** One that is told in words in one place and to be run in another. */
    private void metricInTwoPlaces() {
        String name = "twice " + ++counter;
        Map<String, Object> words = prose(name);
        words.remove("table");
        Map<String, Object> run = metric(name.toUpperCase(java.util.Locale.ROOT));
        run.remove("definition");
        run.remove("calculation");
        write("business/", Map.of("metrics", List.of(words)));
        write("metrics/", run);
    }

    private String patterns() {
        StringBuilder text = new StringBuilder();
        for (int size = 1 + texts.number(3); size > 0; size--) {
            text.append(new GeneratedPattern(texts, ++counter).text()).append(texts.chance(50) ? "\n" : "");
        }
        return texts.chance(20) ? text.toString().replace("\n", "\r\n") : text.toString();
    }
}
