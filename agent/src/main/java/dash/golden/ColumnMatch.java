package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Expected.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds which columns of a result stand for which of the right one, by what they hold. */
final class ColumnMatch {

    /** Columns that hold the same values in other rows are told apart by trying; nobody needs more tries than this. */
    private static final int MOST_TRIES = 400;

    private final RowMatch rows;
    private final Wanted expected;
    private final Rows actual;
    private final boolean furtherRows;
    private final List<Signature> signatures = new ArrayList<>();
    private final List<List<Integer>> candidates = new ArrayList<>();
    private int tries;

    /** {@code furtherRows}: the result may have rows beside the right ones. */
    ColumnMatch(RowMatch rows, Wanted expected, Rows actual, boolean furtherRows) {
        this.rows = rows;
        this.expected = expected;
        this.actual = actual;
        this.furtherRows = furtherRows;
        for (int column = 0; column < actual.columns().size(); column++) {
            signatures.add(Signature.of(actual.column(column)));
        }
        for (int column = 0; column < expected.width(); column++) {
            candidates.add(candidates(column));
        }
    }

    /** The first assignment that passes the test: for each expected column the index of an actual one. */
    Optional<int[]> find(Predicate<int[]> test) {
        tries = 0;
        int[] mapping = new int[expected.width()];
        return assign(0, mapping, test) ? Optional.of(mapping) : Optional.empty();
    }

    /** What a person would hold against each other when nothing fits: by values, else by name, else by place. */
    int[] natural() {
        int[] mapping = new int[expected.width()];
        Arrays.fill(mapping, -1);
        for (int column = 0; column < mapping.length; column++) {
            int at = column;
            List<Integer> wishes = new ArrayList<>(candidates.get(column));
            wishes.addAll(named(expected.names().get(column)));
            wishes.add(column);
            for (int any = 0; any < actual.columns().size(); any++) {
                wishes.add(any);
            }
            wishes.stream()
                    .filter(wish -> wish < actual.columns().size() && free(wish, mapping, at))
                    .findFirst()
                    .ifPresent(wish -> mapping[at] = wish);
        }
        return mapping;
    }

    static List<List<Cell>> project(Rows rows, int[] mapping, int width) {
        List<List<Cell>> projected = new ArrayList<>(rows.count());
        for (List<Cell> row : rows.rows()) {
            Cell[] cells = new Cell[width];
            for (int column = 0; column < width; column++) {
                cells[column] = row.get(mapping[column]);
            }
            projected.add(List.of(cells));
        }
        return projected;
    }

    private boolean assign(int column, int[] mapping, Predicate<int[]> test) {
        if (column == mapping.length) {
            return test.test(mapping);
        }
        boolean choice = candidates.get(column).size() > 1;
        for (int candidate : candidates.get(column)) {
            if (free(candidate, mapping, column)) {
                mapping[column] = candidate;
                boolean hopeless = choice && column > 0 && (tries++ > MOST_TRIES || !agree(mapping, column + 1));
                if (!hopeless && assign(column + 1, mapping, test)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean agree(int[] mapping, int width) {
        List<List<Value>> wanted =
                expected.rows().stream().map(row -> row.subList(0, width)).toList();
        RowMatch.Unmatched unmatched = rows.match(wanted, project(actual, mapping, width));
        return unmatched.missing().isEmpty()
                && (furtherRows || unmatched.further().isEmpty());
    }

    private static boolean free(int candidate, int[] mapping, int upTo) {
        for (int earlier = 0; earlier < upTo; earlier++) {
            if (mapping[earlier] == candidate) {
                return false;
            }
        }
        return true;
    }

    /** By name first, then by place: where columns hold the same, the likeliest is tried first. */
    private List<Integer> candidates(int column) {
        List<Value> values = expected.column(column);
        List<List<Value>> wanted = values.stream().map(List::of).toList();
        Optional<Signature> signature = signature(values);
        List<Integer> fitting = new ArrayList<>();
        for (int index = 0; index < actual.columns().size(); index++) {
            Signature held = signatures.get(index);
            boolean mayBe = signature.map(one -> rows.mayBe(one, held)).orElse(true);
            if (mayBe && fits(wanted, index)) {
                fitting.add(index);
            }
        }
        List<Integer> named = named(expected.names().get(column));
        fitting.sort(Comparator.comparing((Integer index) -> !named.contains(index))
                .thenComparing(index -> index != column));
        return fitting;
    }

    /** Known where the right rows are values, and all of them are to be found. */
    private Optional<Signature> signature(List<Value> values) {
        boolean exact = !furtherRows && values.stream().allMatch(Expected.Exactly.class::isInstance);
        return exact
                ? Optional.of(Signature.of(values.stream()
                        .map(value -> ((Expected.Exactly) value).cell())
                        .toList()))
                : Optional.empty();
    }

    private boolean fits(List<List<Value>> wanted, int index) {
        List<List<Cell>> held = actual.column(index).stream().map(List::of).toList();
        RowMatch.Unmatched unmatched = rows.match(wanted, held);
        return unmatched.missing().isEmpty()
                && (furtherRows || unmatched.further().isEmpty());
    }

    private List<Integer> named(String name) {
        List<Integer> named = new ArrayList<>();
        for (int index = 0; index < actual.columns().size(); index++) {
            if (actual.columns().get(index).name().equalsIgnoreCase(name)) {
                named.add(index);
            }
        }
        return named;
    }
}
