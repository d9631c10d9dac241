package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Expected.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says how a result differs from the right one, in words that a person can act on. */
final class Difference {

    private static final int SHOWN = 3;

    private final RowMatch match;
    private final Wanted expected;
    private final Rows actual;
    private final int[] mapping;
    private final List<List<Cell>> projected;
    private final RowMatch.Unmatched unmatched;

    Difference(RowMatch match, Wanted expected, Rows actual, int[] mapping) {
        this.match = match;
        this.expected = expected;
        this.actual = actual;
        this.mapping = mapping;
        this.projected = ColumnMatch.project(actual, mapping, mapping.length);
        this.unmatched = match.match(expected.rows(), projected);
    }

    String inWords(boolean furtherRows) {
        int missing = unmatched.missing().size();
        int further = furtherRows ? 0 : unmatched.further().size();
        String count = expected.rows().size() == actual.count() || furtherRows
                ? ""
                : "expected %s, got %d; "
                        .formatted(ResultComparison.rows(expected.rows().size()), actual.count());
        if (count.isEmpty() && missing > 0 && missing == further && missing <= SHOWN) {
            List<String> cells = changedCells();
            if (!cells.isEmpty()) {
                return String.join("; ", cells);
            }
        }
        if (missing == 0 && further == 0) {
            return "the values stand in other rows";
        }
        return count
                + told(
                        missing,
                        "missing",
                        unmatched.missing().stream()
                                .map(index -> words(expected.rows().get(index)))
                                .toList())
                + (missing > 0 && further > 0 ? "; " : "")
                + told(
                        further,
                        "too many",
                        unmatched.further().stream()
                                .map(index -> cells(projected.get(index)))
                                .toList());
    }

    private static String told(int count, String what, List<String> rows) {
        return count == 0
                ? ""
                : "%s %s: %s%s"
                        .formatted(
                                ResultComparison.rows(count),
                                what,
                                rows.stream().limit(SHOWN).collect(Collectors.joining(", ")),
                                count > SHOWN ? ", …" : "");
    }

    /** Where rows differ in one cell each, that cell says it best; empty when some row has no such partner. */
    private List<String> changedCells() {
        List<Integer> left = new ArrayList<>(unmatched.further());
        List<String> told = new ArrayList<>();
        for (int row : unmatched.missing()) {
            int partner = nearest(row, left);
            List<Integer> changed = changed(row, partner);
            if (changed.size() != 1) {
                return List.of();
            }
            left.remove(Integer.valueOf(partner));
            int column = changed.getFirst();
            told.add("row %d%s: expected %s, got %s"
                    .formatted(
                            row + 1,
                            mapping.length > 1 ? ", " + expected.names().get(column) : "",
                            ValueTest.inWords(expected.rows().get(row).get(column)),
                            ValueTest.inWords(projected.get(partner).get(column))));
        }
        return told;
    }

    private int nearest(int row, List<Integer> among) {
        int best = among.getFirst();
        for (int candidate : among) {
            if (changed(row, candidate).size() < changed(row, best).size()) {
                best = candidate;
            }
        }
        return best;
    }

    private List<Integer> changed(int row, int partner) {
        return IntStream.range(0, mapping.length)
                .filter(column -> !match.same(
                        List.of(expected.rows().get(row).get(column)),
                        List.of(projected.get(partner).get(column))))
                .boxed()
                .toList();
    }

    /** The first place at which the sequence is another one. */
    static String inOrder(RowMatch match, Wanted expected, Rows actual, int[] mapping) {
        List<List<Cell>> projected = ColumnMatch.project(actual, mapping, mapping.length);
        for (int row = 0; row < Math.min(expected.rows().size(), projected.size()); row++) {
            if (!match.same(expected.rows().get(row), projected.get(row))) {
                return "the right rows in another order; row %d: expected %s, got %s"
                        .formatted(row + 1, words(expected.rows().get(row)), cells(projected.get(row)));
            }
        }
        return "the right rows in another order";
    }

    /** The columns of a result that stand for none of the right ones. */
    static List<String> unused(Rows actual, int[] mapping) {
        List<Integer> used = Arrays.stream(mapping).boxed().toList();
        return IntStream.range(0, actual.columns().size())
                .filter(index -> !used.contains(index))
                .mapToObj(index -> actual.columns().get(index).name())
                .toList();
    }

    private static String words(List<Value> row) {
        return row.stream().map(ValueTest::inWords).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String cells(List<Cell> row) {
        return row.stream().map(ValueTest::inWords).collect(Collectors.joining(", ", "(", ")"));
    }
}
