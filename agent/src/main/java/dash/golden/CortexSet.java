package dash.golden;

import dash.files.Node;
import dash.golden.GoldenReader.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The verified queries of a Cortex semantic model. Their statements name logical tables, often with two underscores in
 * front, and logical columns. Each table becomes the one that the model says it stands for; where a column stands for an
 * expression, the statement gets the logical table as a subquery of its own. What only Snowflake's SQL has is not
 * translated: such a question errs when its statement is run, and says so.
 */
final class CortexSet {

    private static final Pattern LOGICAL =
            Pattern.compile("'(?:[^']|'')*'|--[^\\n]*|\\b__([A-Za-z]\\w*)\\b|\"__([^\"]+)\"");
    private static final Pattern WITH = Pattern.compile("(?is)\\s*with\\s+(.*)");

    /** A table of the model: where it is, and the columns that are not simply columns there. */
    private record Logical(String name, String table, Map<String, String> columns) {

        boolean isPlain() {
            return columns.entrySet().stream()
                    .allMatch(column -> column.getKey().equalsIgnoreCase(column.getValue()));
        }

        String subquery() {
            return columns.entrySet().stream()
                    .map(column -> column.getValue() + " AS " + column.getKey())
                    .collect(Collectors.joining(", ", name + " AS (SELECT ", " FROM " + table + ")"));
        }
    }

    private final Map<String, Logical> tables = new LinkedHashMap<>();

    private CortexSet(Node.Mapping model) {
        ForeignSet.objects(model, "tables").forEach(table -> {
            Logical logical = new Logical(ForeignSet.text(table, "name"), physical(table), columns(table));
            tables.put(logical.name().toLowerCase(Locale.ROOT), logical);
        });
    }

    static List<Located> read(Node.Mapping model) {
        CortexSet set = new CortexSet(model);
        return ForeignSet.objects(model, "verified_queries").stream()
                .map(set::located)
                .toList();
    }

    private static String physical(Node.Mapping table) {
        Optional<String> named = table.entries().get("base_table") instanceof Node.Mapping base
                ? ForeignSet.said(base, "table")
                : Optional.empty();
        return named.orElseGet(() -> ForeignSet.text(table, "name"));
    }

    private static Map<String, String> columns(Node.Mapping table) {
        Map<String, String> columns = new LinkedHashMap<>();
        for (String kind : List.of("dimensions", "time_dimensions", "facts", "measures")) {
            for (Node.Mapping column : ForeignSet.objects(table, kind)) {
                String name = ForeignSet.text(column, "name");
                columns.put(name, ForeignSet.said(column, "expr").orElse(name));
            }
        }
        return columns;
    }

    private Located located(Node.Mapping query) {
        String question = ForeignSet.text(query, "question");
        String verified = ForeignSet.said(query, "verified_by")
                .map(who -> "verified by " + who)
                .orElse("");
        String sql = ForeignSet.text(query, "sql").replaceFirst(";\\s*$", "");
        return new Located(
                GoldenQuestion.of(
                        ForeignSet.said(query, "name").orElse(question),
                        question,
                        withColumns(translated(sql)),
                        List.of("cortex"),
                        verified),
                query.place());
    }

    /** Texts and comments stay as they are; a name that the model does not know only loses its underscores. */
    private String translated(String sql) {
        return LOGICAL.matcher(sql).replaceAll(found -> {
            String name = Optional.ofNullable(found.group(1)).orElse(found.group(2));
            return Matcher.quoteReplacement(name == null ? found.group() : tableFor(name));
        });
    }

    private String tableFor(String name) {
        Logical logical = tables.get(name.toLowerCase(Locale.ROOT));
        return logical == null ? name : logical.isPlain() ? logical.table() : logical.name();
    }

    /** Subqueries for the tables that the statement reads and does not define itself. */
    private String withColumns(String sql) {
        List<String> subqueries = new ArrayList<>();
        for (Logical logical : tables.values()) {
            String name = Pattern.quote(logical.name());
            boolean read = Pattern.compile("(?i)\\b(from|join)\\s+" + name + "\\b")
                    .matcher(sql)
                    .find();
            boolean defined = Pattern.compile("(?i)\\b" + name + "\\s+as\\s*\\(")
                    .matcher(sql)
                    .find();
            if (!logical.isPlain() && read && !defined) {
                subqueries.add(logical.subquery());
            }
        }
        if (subqueries.isEmpty()) {
            return sql;
        }
        Matcher with = WITH.matcher(sql);
        String head = "WITH " + String.join(", ", subqueries);
        return with.matches() ? head + ", " + with.group(1) : head + " " + sql;
    }
}
