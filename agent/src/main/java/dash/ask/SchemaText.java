package dash.ask;

import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.stream.Collectors;

/** Describes the live schema to an analyst. */
final class SchemaText {

    private SchemaText() {}

    /** One table with columns and keys, or the list of all tables when the name is empty. */
    static String describe(Schema schema, String table) {
        if (table.isBlank()) {
            return schema.tables().stream()
                    .map(found -> found.name().toString())
                    .collect(Collectors.joining("\n"));
        }
        return schema.find(table)
                .map(SchemaText::describe)
                .orElse("there is no table " + table + "; an empty name lists all tables");
    }

    private static String describe(Table table) {
        String columns = table.columns().stream().map(SchemaText::describe).collect(Collectors.joining("\n"));
        String keys = table.foreignKeys().stream().map(SchemaText::describe).collect(Collectors.joining("\n"));
        return table.name() + (table.comment().isEmpty() ? "" : ": " + table.comment()) + "\n" + columns
                + (keys.isEmpty() ? "" : "\n" + keys);
    }

    private static String describe(Column column) {
        String values = column.enumeration().isEmpty() ? "" : " one of " + String.join(", ", column.enumeration());
        String comment = column.comment().isEmpty() ? "" : " -- " + column.comment();
        return "  " + column.name() + " " + column.type() + (column.nullable() ? "" : " not null") + values + comment;
    }

    private static String describe(ForeignKey key) {
        return "  " + String.join(", ", key.columns()) + " -> " + key.target() + " ("
                + String.join(", ", key.targetColumns()) + ")";
    }
}
