package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Compares rows whose columns are already in the same order. */
final class RowMatch {

    private final Sameness sameness;

    RowMatch(Sameness sameness) {
        this.sameness = sameness;
    }

    /** Every row has its partner, each partner once. Within one bucket rows differ by numbers only and are few. */
    boolean sameMultiset(List<List<Cell>> expected, List<List<Cell>> actual) {
        Map<String, List<List<Cell>>> buckets = new HashMap<>();
        for (List<Cell> row : actual) {
            buckets.computeIfAbsent(bucket(row), key -> new ArrayList<>()).add(row);
        }
        buckets.values().forEach(rows -> rows.sort(BY_NUMBERS));
        List<List<Cell>> sorted = expected.stream().sorted(BY_NUMBERS).toList();
        return sorted.stream().allMatch(row -> take(row, buckets.getOrDefault(bucket(row), new ArrayList<>())))
                && expected.size() == actual.size();
    }

    /**
     * The same rows in the same sequence. Rows that tie in what they are ordered by may change places: a column that is
     * sorted on the right side and runs the same way on the other shows that the order was honoured.
     */
    boolean sameOrder(List<List<Cell>> expected, List<List<Cell>> actual) {
        if (inSequence(expected, actual)) {
            return true;
        }
        return sameMultiset(expected, actual)
                && expected.stream()
                        .findFirst()
                        .map(first -> {
                            for (int column = 0; column < first.size(); column++) {
                                if (orders(column, expected, actual)) {
                                    return true;
                                }
                            }
                            return false;
                        })
                        .orElse(true);
    }

    private boolean orders(int column, List<List<Cell>> expected, List<List<Cell>> actual) {
        List<List<Cell>> left =
                expected.stream().map(row -> List.of(row.get(column))).toList();
        List<List<Cell>> right =
                actual.stream().map(row -> List.of(row.get(column))).toList();
        return sorted(left) && inSequence(left, right);
    }

    /** Sorted one way or the other, and not all the same: a constant column orders nothing. */
    private static boolean sorted(List<List<Cell>> values) {
        boolean up = false;
        boolean down = false;
        for (int index = 1; index < values.size(); index++) {
            int step = BY_NUMBERS.compare(values.get(index - 1), values.get(index));
            up |= step < 0;
            down |= step > 0;
        }
        return up != down;
    }

    private boolean inSequence(List<List<Cell>> expected, List<List<Cell>> actual) {
        for (int index = 0; index < expected.size(); index++) {
            if (!same(expected.get(index), actual.get(index))) {
                return false;
            }
        }
        return true;
    }

    private boolean take(List<Cell> row, List<List<Cell>> from) {
        for (int index = 0; index < from.size(); index++) {
            if (same(row, from.get(index))) {
                from.remove(index);
                return true;
            }
        }
        return false;
    }

    private boolean same(List<Cell> expected, List<Cell> actual) {
        for (int index = 0; index < expected.size(); index++) {
            if (!sameness.same(expected.get(index), actual.get(index))) {
                return false;
            }
        }
        return true;
    }

    private String bucket(List<Cell> row) {
        return row.stream().map(sameness::bucket).collect(Collectors.joining("\n"));
    }

    private static final Comparator<List<Cell>> BY_NUMBERS = (left, right) -> {
        for (int index = 0; index < left.size(); index++) {
            int step = compare(left.get(index), right.get(index));
            if (step != 0) {
                return step;
            }
        }
        return 0;
    };

    private static int compare(Cell left, Cell right) {
        Optional<BigDecimal> one = Sameness.number(left);
        Optional<BigDecimal> other = Sameness.number(right);
        if (one.isPresent() && other.isPresent()) {
            return one.get().compareTo(other.get());
        }
        return left.plain().compareTo(right.plain());
    }
}
