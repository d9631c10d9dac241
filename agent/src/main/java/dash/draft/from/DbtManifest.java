package dash.draft.from;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.NodeReader;
import dash.files.TextFile;
import dash.knowledge.Item;
import dash.knowledge.RelatedTable;
import dash.schema.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads a dbt {@code manifest.json}, versions 9 to 12: models, sources, seeds and snapshots that the source has as tables, what
 * their columns mean, what their tests hold, whose they are, and metrics.
 */
public final class DbtManifest {

    private static final int MOST_MEGABYTES = 200;
    private static final Pattern VERSION = Pattern.compile("manifest/v(\\d+)\\.json");
    private static final Set<String> RELATIONS = Set.of("model", "seed", "snapshot", "source");

    private final Loose manifest;
    private final LiveTables live;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, TableNote> notes = new LinkedHashMap<>();
    private int strangers;

    private DbtManifest(Loose manifest, LiveTables live) {
        this.manifest = manifest;
        this.live = live;
    }

    public static Told read(Path file, dash.schema.Schema schema, Statements statements) {
        String text = TextFile.read(file, file.toString(), Code.DRAFT_BROKEN, MOST_MEGABYTES);
        Loose manifest = new Loose(NodeReader.json(Code.DRAFT_BROKEN).read(file.toString(), text, 1));
        Matcher version = VERSION.matcher(manifest.at("metadata").text("dbt_schema_version"));
        boolean known =
                version.find() && Integer.parseInt(version.group(1)) >= 9 && Integer.parseInt(version.group(1)) <= 12;
        if (!known) {
            throw FaultException.of(
                    Code.DRAFT_BROKEN,
                    Place.file(file),
                    manifest.at("metadata").text("dbt_schema_version"),
                    "this is no dbt manifest of a version that Dash reads",
                    "Name the target/manifest.json that dbt 1.5 or later wrote");
        }
        return new DbtManifest(manifest, new LiveTables(schema)).told(file, statements);
    }

    private Told told(Path file, Statements statements) {
        Stream.concat(manifest.entries("nodes").entrySet().stream(), manifest.entries("sources").entrySet().stream())
                .filter(entry -> RELATIONS.contains(entry.getValue().text("resource_type")))
                .forEach(entry -> relation(entry.getKey(), entry.getValue()));
        manifest.entries("nodes").values().stream()
                .filter(node -> node.text("resource_type").equals("test"))
                .forEach(this::test);
        manifest.entries("exposures").values().forEach(this::exposure);
        manifest.entries("semantic_models").values().forEach(this::semantic);
        List<Item> items = new ArrayList<>();
        notes.values().stream().filter(TableNote::saysSomething).forEach(note -> items.add(note.finish()));
        items.addAll(new DbtMetrics(manifest, live, statements).metrics());
        String notice = strangers + (strangers == 1 ? " model" : " models") + " of " + file
                + " left out: the source has no such table";
        return new Told(items, strangers == 0 ? List.of() : List.of(notice), List.of());
    }

    private void relation(String id, Loose node) {
        String written = node.text("relation_name").isBlank()
                ? node.text("schema") + "." + first(node.text("alias"), node.text("identifier"), node.text("name"))
                : node.text("relation_name");
        Optional<Table> found = live.find(written);
        if (found.isEmpty()) {
            boolean ephemeral = node.at("config").text("materialized").equals("ephemeral");
            strangers += ephemeral ? 0 : 1;
            return;
        }
        Table table = found.get();
        tables.put(id, table);
        TableNote note = notes.computeIfAbsent(live.name(table), TableNote::new);
        note.describe(node.text("description"));
        note.owner(owner(node));
        node.entries("columns")
                .forEach((key, column) -> LiveTables.column(table, first(column.text("name"), key))
                        .ifPresent(liveColumn -> note.column(liveColumn.name(), "", column.text("description"))));
    }

    private String owner(Loose node) {
        String meta = first(
                node.at("meta").text("owner"), node.at("config").at("meta").text("owner"));
        if (!meta.isBlank()) {
            return meta;
        }
        String group = node.text("group");
        return manifest.entries("groups").values().stream()
                .filter(one -> !group.isBlank() && one.text("name").equals(group))
                .map(one -> first(one.at("owner").text("name"), one.at("owner").text("email")))
                .findFirst()
                .orElse("");
    }

    private void test(Loose test) {
        Loose kwargs = test.at("test_metadata").at("kwargs");
        List<String> nodes = test.at("depends_on").texts("nodes");
        String attached = first(test.text("attached_node"), nodes.isEmpty() ? "" : nodes.getLast());
        Table table = tables.get(attached);
        Optional<String> column = Optional.ofNullable(table)
                .flatMap(found -> LiveTables.column(found, first(kwargs.text("column_name"), test.text("column_name"))))
                .map(found -> found.name());
        if (table == null || column.isEmpty()) {
            return;
        }
        TableNote note = notes.computeIfAbsent(live.name(table), TableNote::new);
        switch (test.at("test_metadata").text("name")) {
            case "accepted_values" -> {
                List<String> values = kwargs.texts("values");
                if (!values.isEmpty()) {
                    note.note(column.get(), "One of " + String.join(", ", values) + " (tested by dbt).");
                }
            }
            case "unique" -> note.note(column.get(), "Unique (tested by dbt).");
            case "not_null" -> note.note(column.get(), "Never empty (tested by dbt).");
            case "relationships" -> relationship(note, table, column.get(), kwargs, nodes, attached);
            default -> {
                // Tests of other packages say nothing that could be told in general.
            }
        }
    }

    private void relationship(
            TableNote note, Table table, String column, Loose kwargs, List<String> nodes, String attached) {
        nodes.stream()
                .filter(node -> !node.equals(attached))
                .flatMap(node -> Optional.ofNullable(tables.get(node)).stream())
                .findFirst()
                .ifPresent(target -> LiveTables.column(target, kwargs.text("field"))
                        .ifPresent(field -> note.related(new RelatedTable(
                                live.name(target),
                                live.name(table) + "." + column + " = " + live.name(target) + "." + field.name(),
                                "tested by dbt"))));
    }

    private void exposure(Loose exposure) {
        String name = first(exposure.text("label"), exposure.text("name"));
        String owner =
                first(exposure.at("owner").text("name"), exposure.at("owner").text("email"));
        Set<String> read = Set.copyOf(exposure.at("depends_on").texts("nodes"));
        for (String node : read.stream().sorted().collect(Collectors.toList())) {
            Optional.ofNullable(tables.get(node))
                    .map(table -> notes.computeIfAbsent(live.name(table), TableNote::new))
                    .ifPresent(note -> {
                        note.use("the " + first(exposure.text("type"), "report") + " " + name
                                + (owner.isBlank() ? "" : " of " + owner));
                    });
        }
    }

    /** Where nobody described the model itself, its semantic model often says what a row is. */
    private void semantic(Loose model) {
        live.find(model.at("node_relation").text("relation_name"))
                .map(table -> notes.computeIfAbsent(live.name(table), TableNote::new))
                .ifPresent(note -> note.describe(model.text("description")));
    }

    static String first(String... texts) {
        return Stream.of(texts).filter(text -> !text.isBlank()).findFirst().orElse("");
    }
}
