package dash.learn;

import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.learnings.Lesson;
import dash.learnings.Rule;
import dash.learnings.rules.LiveTypes;
import dash.learnings.rules.Rules;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Holds a rule against the live schema, and against the SQL that people curated: what they wrote wins until a person chooses. */
public final class CuratedVetting implements Vetting {

    private record Known(String name, String sql) {}

    private final Rules rules;
    private final Supplier<Schema> schema;
    private final Supplier<Knowledge> knowledge;

    public CuratedVetting(Rules rules, Supplier<Schema> schema, Supplier<Knowledge> knowledge) {
        this.rules = rules;
        this.schema = schema;
        this.knowledge = knowledge;
    }

    @Override
    public Optional<String> objection(Lesson lesson) {
        return lesson.rule().flatMap(rule -> {
            Schema live = schema.get();
            Optional<String> wrong = SchemaObjection.to(rule, live, rules);
            return wrong.isPresent() ? wrong : contradicted(rule, live);
        });
    }

    private Optional<String> contradicted(Rule rule, Schema live) {
        return known().filter(known -> rules.parse(known.sql())
                        .filter(statement -> rules.breaks(rule, statement, live))
                        .isPresent())
                .findFirst()
                .map(known -> "contradicts " + known.name() + ", which people curated; a person has to choose");
    }

    /** A draft that nobody has looked at is nothing that people curated. */
    private Stream<Known> known() {
        Knowledge current = knowledge.get();
        return Stream.concat(
                current.metrics().stream()
                        .filter(metric -> !current.isDraft(metric))
                        .flatMap(metric -> sql(metric).stream()),
                current.patterns().stream()
                        .filter(pattern -> !current.isDraft(pattern))
                        .map(CuratedVetting::sql));
    }

    private static Optional<Known> sql(Metric metric) {
        if (metric.expression().isEmpty() || metric.table().isEmpty()) {
            return Optional.empty();
        }
        String where = metric.filters().isEmpty() ? "" : " WHERE (" + String.join(") AND (", metric.filters()) + ")";
        return Optional.of(new Known(
                "the metric " + metric.name(),
                "SELECT " + metric.expression().get() + " FROM "
                        + metric.table().get() + where));
    }

    private static Known sql(QueryPattern pattern) {
        return new Known("the query pattern " + pattern.name(), pattern.sql());
    }

    /** What the live schema has to say. */
    private static final class SchemaObjection {

        static Optional<String> to(Rule rule, Schema schema, Rules rules) {
            return switch (rule) {
                case Rule.CompareAsText it -> textColumn(schema, it.table(), it.column());
                case Rule.ReadAs it -> textColumn(schema, it.table(), it.column());
                case Rule.ParseDate it -> textColumn(schema, it.table(), it.column());
                case Rule.ScaleByUnit it -> columns(schema, it.table(), List.of(it.column()));
                case Rule.RequireFilter it -> condition(schema, it, rules);
                case Rule.JoinOn it ->
                    columns(schema, it.left(), it.leftColumns())
                            .or(() -> columns(schema, it.right(), it.rightColumns()));
                case Rule.UseTable it -> columns(schema, it.use(), List.of());
                case Rule.NameMeans it -> name(schema, it);
                case Rule.ValueMeans it -> columns(schema, it.table(), List.of(it.column()));
                case Rule.CallInstead it -> Optional.empty();
                case Rule.Replace it ->
                    it.tables().stream()
                            .flatMap(table -> columns(schema, table, List.of()).stream())
                            .findFirst();
                case Rule.AnswerWith it -> Optional.empty();
                case Rule.WordMeans it -> Optional.empty();
            };
        }

        private static Optional<String> columns(Schema schema, String table, List<String> columns) {
            Optional<Table> live = schema.find(table);
            if (live.isEmpty()) {
                return Optional.of("there is no table " + table + " in the source");
            }
            List<String> missing = new ArrayList<>(columns);
            missing.removeIf(column -> live.get().column(column).isPresent());
            return missing.stream().findFirst().map(column -> table + " has no column " + column);
        }

        private static Optional<String> textColumn(Schema schema, String table, String column) {
            return columns(schema, table, List.of(column))
                    .or(() -> schema.find(table)
                            .flatMap(live -> live.column(column))
                            .filter(live -> !LiveTypes.isText(live.type()))
                            .map(live -> table + "." + column + " is " + live.type() + ", not text"));
        }

        private static Optional<String> name(Schema schema, Rule.NameMeans rule) {
            return columns(schema, rule.table(), List.of(rule.column()))
                    .or(() -> schema.find(rule.table())
                            .flatMap(live -> live.column(rule.name()))
                            .map(live -> rule.table() + " does have a column " + rule.name()));
        }

        private static Optional<String> condition(Schema schema, Rule.RequireFilter rule, Rules rules) {
            return columns(schema, rule.table(), List.of()).or(() -> {
                String sql = "SELECT 1 FROM " + rule.table() + " WHERE " + rule.condition();
                return rules.parse(sql)
                        .map(statement -> statement
                                .root()
                                .every(dash.statement.Expression.Column.class)
                                .map(column -> column.name().last())
                                .flatMap(column -> columns(schema, rule.table(), List.of(column)).stream())
                                .findFirst())
                        .orElse(Optional.of("the condition cannot be read: " + rule.condition()));
            });
        }
    }
}
