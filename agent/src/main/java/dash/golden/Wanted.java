package dash.golden;

import dash.execute.Rows;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The right rows, computed or written down, in one form.
 *
 * @param names of the columns, for people; never compared
 */
record Wanted(List<String> names, List<List<Expected.Value>> rows, boolean cutOff) {

    static Wanted of(Rows rows) {
        return new Wanted(
                rows.columns().stream().map(column -> column.name()).toList(),
                rows.rows().stream()
                        .map(row -> row.stream()
                                .<Expected.Value>map(Expected.Exactly::new)
                                .toList())
                        .toList(),
                rows.truncated());
    }

    static Wanted of(Expected expected) {
        int width = expected.rows().stream().mapToInt(List::size).max().orElse(0);
        return new Wanted(
                IntStream.rangeClosed(1, width)
                        .mapToObj(index -> "column " + index)
                        .toList(),
                expected.rows(),
                false);
    }

    int width() {
        return names.size();
    }

    /** Whether every value is a value and none a range or pattern. */
    boolean isExact() {
        return rows.stream().flatMap(List::stream).allMatch(Expected.Exactly.class::isInstance);
    }

    List<Expected.Value> column(int index) {
        return rows.stream().map(row -> row.get(index)).toList();
    }
}
