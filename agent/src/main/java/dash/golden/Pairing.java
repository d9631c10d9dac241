package dash.golden;

import dash.execute.Cell;
import dash.golden.Expected.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Finds partners where rows ask for ranges and patterns, so that one row can meet several: taking the first that fits could
 * leave another without any. Written rows are few, which makes the thorough way affordable.
 */
final class Pairing {

    private final RowMatch rows;
    private final List<List<Value>> expected;
    private final List<List<Cell>> actual;
    private final int[] takenBy;

    Pairing(RowMatch rows, List<List<Value>> expected, List<List<Cell>> actual) {
        this.rows = rows;
        this.expected = expected;
        this.actual = actual;
        this.takenBy = new int[actual.size()];
        Arrays.fill(takenBy, -1);
    }

    RowMatch.Unmatched unmatched() {
        List<Integer> missing = new ArrayList<>();
        for (int index = 0; index < expected.size(); index++) {
            if (!place(index, new BitSet(actual.size()))) {
                missing.add(index);
            }
        }
        List<Integer> further = new ArrayList<>();
        for (int index = 0; index < takenBy.length; index++) {
            if (takenBy[index] < 0) {
                further.add(index);
            }
        }
        return new RowMatch.Unmatched(missing, further);
    }

    /** Gives a row a partner, moving others to another partner of theirs where that makes room. */
    private boolean place(int wanted, BitSet tried) {
        for (int candidate = 0; candidate < takenBy.length; candidate++) {
            if (!tried.get(candidate) && rows.same(expected.get(wanted), actual.get(candidate))) {
                tried.set(candidate);
                if (takenBy[candidate] < 0 || place(takenBy[candidate], tried)) {
                    takenBy[candidate] = wanted;
                    return true;
                }
            }
        }
        return false;
    }
}
