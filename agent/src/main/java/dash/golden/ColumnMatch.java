package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds which columns of a result stand for which of the right one, by what they hold. */
final class ColumnMatch {

    /** Decides on whole rows, once every column has a partner. */
    @FunctionalInterface
    interface RowTest {
        boolean agree(Rows expected, Rows actual, int[] mapping);
    }

    private final Sameness sameness;
    private final Rows expected;
    private final Rows actual;

    ColumnMatch(Sameness sameness, Rows expected, Rows actual) {
        this.sameness = sameness;
        this.expected = expected;
        this.actual = actual;
    }

    /** The first assignment under which the rows agree: for each expected column the index of an actual one. */
    Optional<int[]> find(RowTest test, int mostShuffled) {
        int width = expected.columns().size();
        if (width > mostShuffled) {
            int[] straight = IntStream.range(0, width).toArray();
            return test.agree(expected, actual, straight) ? Optional.of(straight) : Optional.empty();
        }
        List<List<Integer>> candidates = new ArrayList<>();
        for (int column = 0; column < width; column++) {
            candidates.add(candidates(column));
        }
        int[] mapping = new int[width];
        return assign(0, mapping, candidates, test) ? Optional.of(mapping) : Optional.empty();
    }

    private boolean assign(int column, int[] mapping, List<List<Integer>> candidates, RowTest test) {
        if (column == mapping.length) {
            return test.agree(expected, actual, mapping);
        }
        for (int candidate : candidates.get(column)) {
            if (free(candidate, mapping, column)) {
                mapping[column] = candidate;
                if (assign(column + 1, mapping, candidates, test)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean free(int candidate, int[] mapping, int upTo) {
        for (int earlier = 0; earlier < upTo; earlier++) {
            if (mapping[earlier] == candidate) {
                return false;
            }
        }
        return true;
    }

    private List<Integer> candidates(int column) {
        List<List<Cell>> wanted = expected.column(column).stream().map(List::of).toList();
        List<Integer> candidates = new ArrayList<>();
        for (int index = 0; index < actual.columns().size(); index++) {
            List<List<Cell>> held = actual.column(index).stream().map(List::of).toList();
            if (new RowMatch(sameness).sameMultiset(wanted, held)) {
                candidates.add(index);
            }
        }
        return candidates;
    }
}
