package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Expected.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether rows stand in the right sequence. Rows that tie in what they are ordered by may change places: a column that is
 * sorted on the right side and runs the same way on the other shows that the order was honoured.
 */
final class Order {

    private Order() {}

    /** For rows that are known to be the right ones under this mapping of columns. */
    static boolean kept(RowMatch match, List<List<Value>> expected, Rows actual, int[] mapping, boolean furtherRows) {
        List<List<Cell>> rows = ColumnMatch.project(actual, mapping, mapping.length);
        if (furtherRows) {
            return inSequenceAmongOthers(match, expected, rows);
        }
        if (match.inSequence(expected, rows)) {
            return true;
        }
        for (int column = 0; column < mapping.length; column++) {
            if (orders(match, column, expected, rows)) {
                return true;
            }
        }
        return false;
    }

    private static boolean inSequenceAmongOthers(RowMatch match, List<List<Value>> expected, List<List<Cell>> rows) {
        int next = 0;
        for (List<Cell> row : rows) {
            if (next < expected.size() && match.same(expected.get(next), row)) {
                next++;
            }
        }
        return next == expected.size();
    }

    private static boolean orders(RowMatch match, int column, List<List<Value>> expected, List<List<Cell>> rows) {
        List<List<Value>> left =
                expected.stream().map(row -> List.of(row.get(column))).toList();
        List<List<Cell>> right =
                rows.stream().map(row -> List.of(row.get(column))).toList();
        return sorted(left) && match.inSequence(left, right);
    }

    /** Sorted one way or the other, and not all the same: a constant column orders nothing. */
    private static boolean sorted(List<List<Value>> values) {
        List<Cell> cells = new ArrayList<>();
        for (List<Value> value : values) {
            if (!(value.getFirst() instanceof Expected.Exactly(Cell cell))) {
                return false;
            }
            cells.add(cell);
        }
        boolean up = false;
        boolean down = false;
        for (int index = 1; index < cells.size(); index++) {
            int step = compare(cells.get(index - 1), cells.get(index));
            up |= step < 0;
            down |= step > 0;
        }
        return up != down;
    }

    private static int compare(Cell left, Cell right) {
        Optional<BigDecimal> one = Sameness.number(left);
        Optional<BigDecimal> other = Sameness.number(right);
        if (one.isPresent() && other.isPresent()) {
            return one.get().compareTo(other.get());
        }
        return left.plain().compareTo(right.plain());
    }
}
