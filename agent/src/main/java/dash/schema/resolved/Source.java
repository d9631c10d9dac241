package dash.schema.resolved;

import dash.schema.Table;
import dash.statement.Relation;
import java.util.List;
import java.util.Optional;

/**
 * One entry of a FROM: a table of the live schema, a query that stands in for one, or something whose columns nobody
 * knows (a function, a recursive reference).
 *
 * @param name what its columns are qualified with
 * @param branches the selects behind it, several for a set operation; empty for a table
 * @param columns in order, as they are called outside
 */
public record Source(
        String name,
        Relation relation,
        Optional<Table> table,
        Optional<Derived> derived,
        List<Selection> branches,
        List<String> columns) {

    public Source {
        branches = List.copyOf(branches);
        columns = List.copyOf(columns);
    }

    public boolean has(String column) {
        return columns.contains(column);
    }

    /** The name a person knows it by. */
    public String shown() {
        return table.map(known -> known.name().name()).orElse(name);
    }
}
