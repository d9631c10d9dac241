package dash.claim;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A name in a sentence that stands in rows or in the filter of a statement.
 *
 * @param rows which rows of which tables it names; all of a table whose statement filters by it
 * @param columns the columns in which it stands, as {@code table number:column}
 */
record Label(String text, Map<ResultTable, BitSet> rows, Set<String> columns, int start, int end) {

    /** Whether both name rows by the same column, so that only one of them can own a figure. */
    boolean competes(Label other) {
        Set<String> shared = new HashSet<>(columns);
        shared.retainAll(other.columns);
        return !shared.isEmpty();
    }
}
