package dash.drift;

import dash.knowledge.BusinessRule;
import dash.knowledge.Calendar;
import dash.knowledge.Dimension;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.RelatedTable;
import dash.knowledge.TableKnowledge;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads off an item what it says about the source. */
final class ClaimReader {

    private static final Pattern PLAIN = Pattern.compile("(?:[\\w$]+\\.)*[\\w$]+");

    private final StatementParser parser;
    private final TrialSql trials;

    ClaimReader(StatementParser parser, TrialSql trials) {
        this.parser = parser;
        this.trials = trials;
    }

    static Subject subject(KnowledgeItem item) {
        return new Subject(
                item.content().kind().inWords(),
                item.content().label(),
                item.location().file(),
                Optional.of(item.id()));
    }

    Claims read(KnowledgeItem item) {
        Stated stated = new Stated(subject(item));
        switch (item.content()) {
            case TableKnowledge table -> table(stated, table);
            case Metric metric -> metric(stated, metric);
            case BusinessRule rule -> {
                rule.appliesToTables().forEach(table -> stated.table(table, "applies_to_tables"));
                spoken(stated, rule.appliesToTables(), rule.title() + ". " + rule.description());
            }
            case Gotcha gotcha -> {
                gotcha.tablesAffected().forEach(table -> stated.table(table, "tables_affected"));
                spoken(stated, gotcha.tablesAffected(), gotcha.issue() + ". " + gotcha.solution());
            }
            case QueryPattern pattern -> pattern(stated, pattern);
            case GlossaryEntry entry -> {}
            case Calendar calendar -> {}
            case Document document -> {}
        }
        return stated.claims();
    }

    private void table(Stated stated, TableKnowledge table) {
        String name = table.name();
        stated.table(name, "table_name");
        table.columns().forEach(column -> {
            stated.column(name, column.name(), "table_columns");
            stated.type(name, column.name(), column.type(), "type");
            spokenOf(stated, name, column.name(), column.description());
        });
        table.columnNotes().forEach((column, note) -> {
            stated.column(name, column, "column_notes");
            spokenOf(stated, name, column, note);
        });
        if (!table.freshnessColumn().isEmpty()) {
            stated.column(name, table.freshnessColumn(), "freshness_column");
        }
        table.sensitiveColumns().forEach(column -> stated.column(name, column, "sensitive_columns"));
        table.dataQualityNotes().forEach(note -> spoken(stated, List.of(name), note));
        table.relatedTables().forEach(related -> related(stated, related));
    }

    private void related(Stated stated, RelatedTable related) {
        stated.table(related.table(), "related_tables");
        if (!related.joinHint().isEmpty()
                && parser.parse("SELECT " + related.joinHint()) instanceof Parsing.Parsed(Statement statement)) {
            columns(stated, statement.root(), "join_hint");
        }
    }

    /** Columns that are written with their table. */
    private static void columns(Stated stated, Node node, String as) {
        node.every(Expression.Column.class)
                .map(column -> column.name().parts())
                .filter(parts -> parts.size() > 1)
                .forEach(parts ->
                        stated.column(String.join(".", parts.subList(0, parts.size() - 1)), parts.getLast(), as));
    }

    private void metric(Stated stated, Metric metric) {
        String table = metric.table().orElse("");
        metric.table().ifPresent(name -> stated.table(name, "table"));
        if (!table.isEmpty()) {
            metric.timeColumn()
                    .filter(column -> PLAIN.matcher(column).matches())
                    .ifPresent(column ->
                            stated.column(table, column.substring(column.lastIndexOf('.') + 1), "time_column"));
        }
        for (Dimension dimension : metric.dimensions()) {
            String owner = dimension.table().orElse(table);
            if (!owner.isEmpty()) {
                stated.column(owner, dimension.column(), "dimensions");
            }
        }
        trials.of(metric).forEach(trial -> stated.statement(trial.what(), trial.sql()));
    }

    private void pattern(Stated stated, QueryPattern pattern) {
        pattern.tables().forEach(table -> stated.table(table, "tables"));
        pattern.parameters()
                .forEach(parameter -> parameter.column().ifPresent(path -> {
                    int dot = path.lastIndexOf('.');
                    stated.column(path.substring(0, dot), path.substring(dot + 1), "parameters");
                }));
        stated.statement("its SQL", trials.of(pattern));
    }

    /** Types that a note on one column tells in passing. */
    private static void spokenOf(Stated stated, String table, String column, String note) {
        TypeTalk.about(note, column).forEach(type -> stated.type(table, column, type, "note"));
    }

    private static void spoken(Stated stated, List<String> tables, String text) {
        for (TypeTalk.Said said : TypeTalk.of(text)) {
            if (!said.table().isEmpty()) {
                stated.type(said.table(), said.column(), said.type(), "note");
            } else if (tables.size() == 1) {
                stated.type(tables.getFirst(), said.column(), said.type(), "note");
            }
        }
    }
}
