package dash.claim;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A name in a sentence that stands in rows or in the filter of a statement.
 *
 * @param rows which rows of which tables it names; all of a table whose statement filters by it
 * @param columns the columns in which it stands, by their names
 */
record Label(String text, Map<ResultTable, BitSet> rows, Set<String> columns, int start, int end) {

    /** Stands for a value that whole statements filter by. */
    static final Set<String> FILTER = Set.of("filter:");

    /** Whether both name rows by the same column, so that only one of them can own a figure. */
    boolean competes(Label other) {
        Set<String> shared = new HashSet<>(columns);
        shared.retainAll(other.columns);
        if (columns.equals(FILTER) && other.columns.equals(FILTER)) {
            return rows.keySet().stream().noneMatch(other.rows.keySet()::contains);
        }
        shared.removeAll(FILTER);
        return !shared.isEmpty();
    }
}
