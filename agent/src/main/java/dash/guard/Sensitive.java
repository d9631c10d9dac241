package dash.guard;

import dash.statement.Name;
import java.util.Set;

/**
 * A relation with columns that no statement may read.
 *
 * @param relation with its schema
 * @param columns the sensitive ones
 * @param others the columns that may be read: what is none of them may be a function that gets the whole row
 */
public record Sensitive(Name relation, Set<String> columns, Set<String> others) {
    public Sensitive {
        columns = Set.copyOf(columns);
        others = Set.copyOf(others);
    }
}
