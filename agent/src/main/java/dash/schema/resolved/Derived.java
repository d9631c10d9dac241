package dash.schema.resolved;

import dash.statement.Query;
import java.util.List;

/** A query that is read like a table: a subquery in FROM or a common table expression. */
public record Derived(Query query, List<Selection> branches, List<String> columns) {

    public Derived {
        branches = List.copyOf(branches);
        columns = List.copyOf(columns);
    }
}
