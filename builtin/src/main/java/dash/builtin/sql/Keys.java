package dash.builtin.sql;

import dash.schema.Column;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;

/** What tells the rows of a table apart. */
final class Keys {

    private Keys() {}

    static List<String> of(Table table, JoinPaths paths) {
        return find(table, paths)
                .orElseThrow(() -> new Unwritable(
                        "nothing tells the rows of " + table.name().name() + " apart"));
    }

    /** A declared key; for a file or a view, what other tables refer to it by, or a column that is called id. */
    static Optional<List<String>> find(Table table, JoinPaths paths) {
        return table.uniqueKeys().stream()
                .findFirst()
                .or(() -> paths.from(table).stream()
                        .filter(Edge::fromOne)
                        .filter(edge -> !edge.toOne())
                        .map(Edge::fromColumns)
                        .findFirst())
                .or(() -> named(table));
    }

    private static Optional<List<String>> named(Table table) {
        String name = table.name().name();
        String one = name.endsWith("s") ? name.substring(0, name.length() - 1) : name;
        return table.columns().stream()
                .map(Column::name)
                .filter(column -> column.equalsIgnoreCase("id")
                        || column.equalsIgnoreCase(name + "_id")
                        || column.equalsIgnoreCase(one + "_id"))
                .findFirst()
                .map(List::of);
    }
}
