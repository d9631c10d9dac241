package dash.draft.from;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.NodeReader;
import dash.files.TextFile;
import dash.knowledge.BusinessRule;
import dash.knowledge.Dimension;
import dash.knowledge.Item;
import dash.knowledge.QueryPattern;
import dash.knowledge.RelatedTable;
import dash.schema.Column;
import dash.schema.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads a semantic model of Snowflake Cortex Analyst: tables with dimensions, time dimensions, facts (once called measures),
 * metrics and filters, relationships, verified queries and instructions.
 */
public final class CortexModel {

    private static final int MOST_MEGABYTES = 10;

    private final Loose model;
    private final LiveTables live;
    private final Statements statements;
    private final CortexQuery queries;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, TableNote> notes = new LinkedHashMap<>();
    private final List<Item> items = new ArrayList<>();
    private final List<String> notices = new ArrayList<>();
    private final List<String> questions = new ArrayList<>();

    private CortexModel(Loose model, LiveTables live, Statements statements) {
        this.model = model;
        this.live = live;
        this.statements = statements;
        this.queries = new CortexQuery(live);
    }

    public static Told read(Path file, dash.schema.Schema schema, Statements statements) {
        String text = TextFile.read(file, file.toString(), Code.DRAFT_BROKEN, MOST_MEGABYTES);
        Loose model = new Loose(NodeReader.yaml(Code.DRAFT_BROKEN).read(file.toString(), text, 1));
        boolean known = model.items("tables").stream()
                .anyMatch(table -> table.at("base_table").isThere());
        if (!known) {
            throw FaultException.of(
                    Code.DRAFT_BROKEN,
                    Place.file(file),
                    "",
                    "this is no semantic model: it has no tables with a base_table",
                    "Name the YAML file that Cortex Analyst is given");
        }
        return new CortexModel(model, new LiveTables(schema), statements).told();
    }

    private Told told() {
        model.items("tables").forEach(this::table);
        model.items("relationships").forEach(this::relationship);
        notes.values().stream().filter(TableNote::saysSomething).forEach(note -> items.add(note.finish()));
        model.items("verified_queries").forEach(this::verified);
        String instructions = model.text("custom_instructions").strip();
        if (!instructions.isEmpty()) {
            items.add(new BusinessRule(
                    "Instructions of the semantic model", instructions, List.of(), List.of(), List.of()));
        }
        return new Told(items, notices, questions);
    }

    private void table(Loose written) {
        Loose base = written.at("base_table");
        String name = Stream.of(base.text("schema"), DbtManifest.first(base.text("table"), written.text("name")))
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining("."));
        Optional<Table> found = live.find(name);
        if (found.isEmpty()) {
            notices.add("The table " + written.text("name") + " of the semantic model is left out: the source has no "
                    + name);
            return;
        }
        Table table = found.get();
        tables.put(written.text("name"), table);
        queries.add(written, table);
        TableNote note = notes.computeIfAbsent(live.name(table), TableNote::new);
        note.describe(written.text("description"));
        Stream.of("dimensions", "time_dimensions", "facts", "measures")
                .flatMap(key -> written.items(key).stream())
                .forEach(column -> column(note, table, column));
        metrics(written, table);
        written.items("filters").forEach(filter -> rule(filter, table, "Condition:"));
    }

    private static void column(TableNote note, Table table, Loose written) {
        LiveTables.column(table, written.text("expr")).ifPresent(column -> {
            note.column(column.name(), "", written.text("description"));
            List<String> synonyms = written.texts("synonyms");
            if (!synonyms.isEmpty()) {
                note.note(column.name(), "Also called " + String.join(", ", synonyms) + ".");
            }
            List<String> values = written.texts("sample_values");
            if (!values.isEmpty() && written.text("is_enum").equals("true")) {
                note.note(column.name(), "One of " + String.join(", ", values) + ".");
            }
        });
    }

    private void metrics(Loose written, Table table) {
        Optional<String> time = written.items("time_dimensions").stream()
                .flatMap(dimension -> LiveTables.column(table, dimension.text("expr")).stream())
                .map(Column::name)
                .findFirst();
        List<Dimension> dimensions = dimensions(written, table);
        Stream.concat(written.items("facts").stream(), written.items("measures").stream())
                .forEach(fact -> FoundMetric.aggregate(fact.text("default_aggregation"), fact.text("expr"))
                        .ifPresent(expression -> add(fact, expression, table, time, dimensions)));
        Stream.concat(written.items("facts").stream(), written.items("measures").stream())
                .filter(fact -> fact.text("default_aggregation").isBlank())
                .filter(fact -> LiveTables.column(table, fact.text("expr")).isEmpty())
                .forEach(fact -> rule(fact, table, "In each row:"));
        written.items("metrics").forEach(metric -> add(metric, metric.text("expr"), table, time, dimensions));
    }

    private void add(Loose written, String expression, Table table, Optional<String> time, List<Dimension> dimensions) {
        FoundMetric found = new FoundMetric(
                written.text("name"),
                written.text("description"),
                expression,
                written.texts("synonyms"),
                List.of(),
                time,
                dimensions);
        items.add(found.on(live, table, statements, "the semantic model"));
    }

    private static List<Dimension> dimensions(Loose written, Table table) {
        return FoundMetric.unlike(written.items("dimensions").stream()
                .flatMap(dimension -> LiveTables.column(table, dimension.text("expr"))
                        .map(column -> new Dimension(
                                dimension.text("name").replace('_', ' ').toLowerCase(java.util.Locale.ROOT),
                                Optional.empty(),
                                column.name()))
                        .stream())
                .toList());
    }

    /** A filter, or a value of each row that nobody said how to add up: neither is a metric. */
    private void rule(Loose written, Table table, String what) {
        String name = FoundMetric.spoken(written.text("name"));
        String words = DbtManifest.first(written.text("description"), name).strip();
        String expression = written.text("expr").strip();
        if (!expression.isEmpty()) {
            items.add(new BusinessRule(
                    name + " (" + live.name(table) + ")",
                    (words.matches("(?s).*[.!?]") ? words : words + ".") + " " + what + " " + expression,
                    List.of(live.name(table)),
                    List.of(),
                    List.of()));
        }
    }

    private void relationship(Loose written) {
        Table left = tables.get(written.text("left_table"));
        Table right = tables.get(written.text("right_table"));
        if (left == null || right == null) {
            return;
        }
        List<String> conditions = new ArrayList<>();
        for (Loose pair : written.items("relationship_columns")) {
            Optional<Column> one = LiveTables.column(left, pair.text("left_column"));
            Optional<Column> two = LiveTables.column(right, pair.text("right_column"));
            if (one.isEmpty() || two.isEmpty()) {
                return;
            }
            conditions.add(live.name(left) + "." + one.get().name() + " = " + live.name(right) + "."
                    + two.get().name());
        }
        if (!conditions.isEmpty()) {
            notes.computeIfAbsent(live.name(left), TableNote::new)
                    .related(
                            new RelatedTable(live.name(right), String.join(" AND ", conditions), written.text("name")));
        }
    }

    private void verified(Loose written) {
        String sql = queries.physical(written.text("sql"));
        Optional<List<String>> read = statements.tables(sql).filter(found -> !found.isEmpty());
        if (read.isEmpty()) {
            notices.add("The verified query " + written.text("name") + " is left out: the source would not run it");
            return;
        }
        String question = written.text("question").replaceAll("\\s+", " ").strip();
        items.add(new QueryPattern(
                DbtManifest.first(written.text("name"), question),
                "",
                question.isEmpty() ? List.of() : List.of(question),
                question,
                read.get(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                sql));
        if (!question.isEmpty()) {
            questions.add(question);
        }
    }
}
