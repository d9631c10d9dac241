package dash.project.told;

import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tables of the source as its catalog describes them. No value of any column is told. */
public final class SchemaJson {

    private SchemaJson() {}

    /** One table in a list. */
    public static Map<String, @Nullable Object> summary(Table table) {
        Map<String, @Nullable Object> json = head(table);
        json.put("columns", table.columns().size());
        return json;
    }

    private static Map<String, @Nullable Object> head(Table table) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("name", table.name().name());
        json.put("schema", table.name().schema());
        json.put("kind", table.kind().name().toLowerCase(Locale.ROOT));
        json.put("comment", said(table.comment()));
        json.put("rows_estimate", table.rowEstimate() < 0 ? null : table.rowEstimate());
        return json;
    }

    public static Map<String, @Nullable Object> whole(Table table, Predicate<ColumnName> sensitive) {
        Map<String, @Nullable Object> json = head(table);
        json.put(
                "columns",
                table.columns().stream()
                        .map(column -> column(table, column, sensitive))
                        .toList());
        json.put("unique_keys", table.uniqueKeys());
        json.put(
                "foreign_keys",
                table.foreignKeys().stream().map(SchemaJson::foreignKey).toList());
        return json;
    }

    private static Map<String, @Nullable Object> column(Table table, Column column, Predicate<ColumnName> sensitive) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("name", column.name());
        json.put("type", column.type());
        json.put("nullable", column.nullable());
        json.put("comment", said(column.comment()));
        json.put("key", key(table, column.name()));
        json.put("sensitive", sensitive.test(new ColumnName(table.name(), column.name())));
        return json;
    }

    /** The first of the unique keys is the primary one where there is one, and then none of its columns can be missing. */
    private static @Nullable String key(Table table, String column) {
        List<List<String>> unique = table.uniqueKeys();
        boolean primary = !unique.isEmpty()
                && unique.getFirst().contains(column)
                && unique.getFirst().stream()
                        .allMatch(name -> table.column(name)
                                .filter(found -> !found.nullable())
                                .isPresent());
        if (primary) {
            return "primary";
        }
        if (table.foreignKeys().stream().anyMatch(key -> key.columns().contains(column))) {
            return "foreign";
        }
        return unique.stream().anyMatch(key -> key.contains(column)) ? "unique" : null;
    }

    private static Map<String, @Nullable Object> foreignKey(ForeignKey key) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("columns", key.columns());
        json.put("table", key.target().name());
        json.put("schema", key.target().schema());
        json.put("target_columns", key.targetColumns());
        return json;
    }

    private static @Nullable String said(String text) {
        return text.isEmpty() ? null : text;
    }
}
