package dash.doubt;

import dash.statement.Query;
import java.util.List;

/** A query that is read like a table: a subquery in FROM or a common table expression. */
record Derived(Query query, List<Selection> branches, List<String> columns) {

    Derived {
        branches = List.copyOf(branches);
        columns = List.copyOf(columns);
    }
}
