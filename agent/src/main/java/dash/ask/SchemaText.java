package dash.ask;

import dash.analyst.Move;
import dash.fault.Nearest;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Describes the live schema to an analyst. */
final class SchemaText {

    private SchemaText() {}

    /** One table with columns and keys, or the list of all tables when the name is empty. */
    static String describe(Schema schema, String table, Predicate<ColumnName> hidden) {
        if (table.isBlank()) {
            return schema.tables().stream()
                    .map(found -> found.name().toString())
                    .collect(Collectors.joining("\n"));
        }
        return schema.find(table).map(found -> describe(found, hidden)).orElseGet(() -> missing(schema, table));
    }

    /** The statement that gives a few rows of a table, without the columns that nobody may see. */
    static Optional<String> sampling(Schema schema, Move.Inspect move, Predicate<ColumnName> hidden) {
        if (move.samples() == 0) {
            return Optional.empty();
        }
        return schema.find(move.table())
                .map(table -> shown(table, hidden))
                .filter(columns -> !columns.isEmpty())
                .flatMap(columns -> schema.find(move.table())
                        .map(table -> "SELECT "
                                + columns.stream()
                                        .map(column -> schema.dialect().quoted(column.name()))
                                        .collect(Collectors.joining(", "))
                                + " FROM "
                                + schema.dialect().quoted(table.name().schema()) + "."
                                + schema.dialect().quoted(table.name().name()) + " LIMIT " + move.samples()));
    }

    private static List<Column> shown(Table table, Predicate<ColumnName> hidden) {
        return table.columns().stream()
                .filter(column -> !hidden.test(new ColumnName(table.name(), column.name())))
                .toList();
    }

    private static String missing(Schema schema, String table) {
        List<String> names = schema.tables().stream()
                .map(found -> found.name().name())
                .distinct()
                .toList();
        return "there is no table " + table
                + Nearest.among(table, names)
                        .map(name -> "; the nearest name is " + name)
                        .orElse("")
                + "; an empty name lists all tables";
    }

    private static String describe(Table table, Predicate<ColumnName> hidden) {
        String columns = shown(table, hidden).stream().map(SchemaText::describe).collect(Collectors.joining("\n"));
        String keys = table.foreignKeys().stream().map(SchemaText::describe).collect(Collectors.joining("\n"));
        String unique = table.uniqueKeys().stream()
                .map(key -> "  unique (" + String.join(", ", key) + ")\n")
                .collect(Collectors.joining());
        return table.name() + (table.comment().isEmpty() ? "" : ": " + table.comment()) + "\n" + unique + columns
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
