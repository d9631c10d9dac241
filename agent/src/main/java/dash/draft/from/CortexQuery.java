package dash.draft.from;

import dash.knowledge.Names;
import dash.schema.Column;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes a verified query over the tables of the source. Such a query names real tables with their database in front, or logical
 * tables (bare, or with two underscores in front) and then often logical columns, too. A logical table whose own words are used
 * becomes a common table expression of its name.
 */
final class CortexQuery {

    private static final Pattern WITH = Pattern.compile("(?is)\\s*with\\s+(?!recursive\\b)");
    private static final Pattern EVERYTHING = Pattern.compile("(?i)(?:\\bselect\\s+(?:distinct\\s+)?|[.,]\\s*)\\*");

    private final LiveTables live;
    private final Map<String, Logical> tables = new LinkedHashMap<>();

    /** A table as the model writes it, and what it stands for. */
    private record Logical(
            String name, String database, String schema, String base, Table table, List<Loose> columns) {}

    CortexQuery(LiveTables live) {
        this.live = live;
    }

    void add(Loose written, Table table) {
        Loose base = written.at("base_table");
        List<Loose> columns = Stream.of("dimensions", "time_dimensions", "facts", "measures")
                .flatMap(key -> written.items(key).stream())
                .toList();
        tables.put(
                written.text("name"),
                new Logical(
                        written.text("name"),
                        base.text("database"),
                        base.text("schema"),
                        DbtManifest.first(base.text("table"), written.text("name")),
                        table,
                        columns));
    }

    String physical(String sql) {
        String text = sql.strip().replaceFirst(";\\s*$", "").strip();
        List<String> expressions = new ArrayList<>();
        for (Logical one : tables.values()) {
            text = one.database().isBlank()
                    ? text
                    : replaced(text, one.database() + "." + one.schema() + "." + one.base(), live.name(one.table()));
            String inFront = "__" + one.name();
            boolean bare = reads(text, one.name());
            if ((bare || reads(text, inFront)) && speaksLogically(one, text, bare)) {
                expressions.add((bare ? one.name() : inFront) + " AS (" + selected(one, text) + ")");
            } else {
                text = replaced(text, inFront, live.name(one.table()));
            }
        }
        return expressions.isEmpty() ? text : with(expressions, text);
    }

    private static String with(List<String> expressions, String text) {
        String ours = "WITH " + String.join(", ", expressions);
        Matcher own = WITH.matcher(text);
        return own.lookingAt() ? ours + ", " + text.substring(own.end()) : ours + " " + text;
    }

    /** A star would show columns of ours beside those that are meant. */
    private static boolean speaksLogically(Logical one, String text, boolean bare) {
        boolean otherName =
                bare && !key(one.name()).equals(key(one.table().name().name()));
        boolean otherColumns = one.columns().stream()
                .anyMatch(column -> isOwn(one.table(), column) && says(text, column.text("name")));
        return (otherName || otherColumns) && !EVERYTHING.matcher(text).find();
    }

    private static boolean isOwn(Table table, Loose column) {
        return !column.text("expr").isBlank()
                && LiveTables.column(table, column.text("name")).isEmpty();
    }

    /** Only what the query names, for a column that nobody asked for might be a sensitive one. */
    private static String selected(Logical one, String text) {
        Stream<String> real = one.table().columns().stream().map(Column::name).filter(name -> says(text, name));
        Stream<String> logical = one.columns().stream()
                .filter(column -> isOwn(one.table(), column) && says(text, column.text("name")))
                .map(column -> column.text("expr").strip() + " AS " + column.text("name"));
        return "SELECT "
                + String.join(", ", Stream.concat(real, logical).distinct().toList()) + " FROM "
                + one.table().name();
    }

    private static boolean reads(String text, String name) {
        return Pattern.compile("(?i)\\b(?:from|join)\\s+\"?" + Pattern.quote(name) + "\\b(?!\\s*\\.)")
                .matcher(text)
                .find();
    }

    private static boolean says(String text, String name) {
        return Pattern.compile("(?i)\\b" + Pattern.quote(name) + "\\b")
                .matcher(text)
                .find();
    }

    /** Each part of a name may be quoted. */
    private static String replaced(String text, String name, String by) {
        String parts = Stream.of(name.split("\\."))
                .map(part -> "\"?" + Pattern.quote(part) + "\"?")
                .reduce((one, two) -> one + "\\s*\\.\\s*" + two)
                .orElseThrow();
        return Pattern.compile("(?i)(?<![\\w.\"])" + parts + "(?!\\w)")
                .matcher(text)
                .replaceAll(Matcher.quoteReplacement(by));
    }

    private static String key(String name) {
        return Names.key(name);
    }
}
