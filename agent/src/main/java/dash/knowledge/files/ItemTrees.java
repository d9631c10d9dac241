package dash.knowledge.files;

import dash.knowledge.BusinessRule;
import dash.knowledge.Calendar;
import dash.knowledge.Dimension;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Item;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.knowledge.Standing;
import dash.knowledge.TableKnowledge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Items as the objects of their files: keys in the order of the documentation, nothing for what nobody wrote. */
final class ItemTrees {

    private ItemTrees() {}

    /** Not for query patterns, which are SQL with tags. */
    static Map<String, Object> of(Item item, Standing standing) {
        Tree tree = new Tree();
        switch (item) {
            case TableKnowledge table -> table(tree, table);
            case Metric metric -> metric(tree, metric);
            case BusinessRule rule -> rule(tree, rule);
            case Gotcha gotcha -> {
                tree.put("issue", gotcha.issue());
                tree.put("tables_affected", gotcha.tablesAffected());
                tree.put("solution", gotcha.solution());
            }
            case GlossaryEntry entry -> {
                tree.put("term", entry.term());
                tree.put("synonyms", entry.synonyms());
                tree.put("means", entry.means());
            }
            case Calendar calendar -> calendar(tree, calendar);
            case Document document -> {
                tree.put("path", document.path());
                tree.put("text", document.text());
            }
            case QueryPattern pattern -> throw new IllegalArgumentException("SQL is written by its own writer");
        }
        tree.entries.putAll(Standings.written(standing));
        return tree.entries;
    }

    private static void table(Tree tree, TableKnowledge table) {
        tree.put("table_name", table.name());
        tree.put("table_description", table.description());
        tree.put("use_cases", table.useCases());
        tree.put("data_quality_notes", table.dataQualityNotes());
        List<Object> columns = new ArrayList<>();
        table.columns()
                .forEach(column -> columns.add(new Tree()
                        .put("name", column.name())
                        .put("type", column.type())
                        .put("description", column.description())
                        .entries));
        tree.put("table_columns", columns);
        tree.put("column_notes", table.columnNotes());
        List<Object> related = new ArrayList<>();
        table.relatedTables()
                .forEach(other -> related.add(new Tree()
                        .put("table", other.table())
                        .put("join_hint", other.joinHint())
                        .put("note", other.note())
                        .entries));
        tree.put("related_tables", related);
        tree.put("owner", table.owner());
        tree.put("refresh_frequency", table.refreshFrequency());
        tree.put("freshness_column", table.freshnessColumn());
        tree.put("sensitive_columns", table.sensitiveColumns());
    }

    private static void metric(Tree tree, Metric metric) {
        tree.put("name", metric.name());
        tree.put("definition", metric.definition());
        metric.sqlTemplate().ifPresent(template -> tree.put("sql_template", template));
        metric.expression().ifPresent(expression -> tree.put("expression", expression));
        metric.table().ifPresent(table -> tree.put("table", table));
        tree.put("filters", metric.filters());
        metric.timeColumn().ifPresent(column -> tree.put("time_column", column));
        tree.put("grain", metric.grain());
        tree.put(
                "dimensions",
                metric.dimensions().stream().map(Dimension::written).toList());
        tree.put("unit", metric.unit());
        tree.put("owner", metric.owner());
        tree.put("caveats", metric.caveats());
        tree.put("tags", metric.tags());
        tree.put("synonyms", metric.synonyms());
        tree.put("calculation", metric.calculation());
    }

    private static void rule(Tree tree, BusinessRule rule) {
        tree.put("title", rule.title());
        tree.put("description", rule.description());
        tree.put("applies_to_tables", rule.appliesToTables());
        tree.put("applies_to_metrics", rule.appliesToMetrics());
        tree.put("tags", rule.tags());
    }

    private static void calendar(Tree tree, Calendar calendar) {
        tree.put("time_zone", calendar.timeZone().getId());
        tree.put("week_starts", calendar.weekStarts().name().toLowerCase(Locale.ROOT));
        tree.put("fiscal_year_starts", calendar.fiscalYearStarts().toString().substring(2));
        tree.put("fiscal_year_named_by", calendar.fiscalYearNaming().name().toLowerCase(Locale.ROOT));
        calendar.today().ifPresent(today -> tree.put("today", today.toString()));
    }

    /** Leaves out what is empty. */
    private static final class Tree {

        private final Map<String, Object> entries = new LinkedHashMap<>();

        Tree put(String key, String text) {
            if (!text.isEmpty()) {
                entries.put(key, text);
            }
            return this;
        }

        void put(String key, List<?> items) {
            if (!items.isEmpty()) {
                entries.put(key, items);
            }
        }

        void put(String key, Map<String, String> texts) {
            if (!texts.isEmpty()) {
                entries.put(key, texts);
            }
        }
    }
}
