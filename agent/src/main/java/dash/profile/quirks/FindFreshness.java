package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * The column that says how far the data of a table reaches: nearly every row has it, it tells time finely, and it grows with
 * the numbers of rows. One for each table that has enough rows to be a record of something.
 */
final class FindFreshness implements TableDetector {

    private static final int LEAST_ROWS = 20;
    private static final double MOST_MISSING = 0.05;

    @Override
    public List<Quirk> detect(TableSample table, List<Quirk> known) {
        if (table.rows() < LEAST_ROWS) {
            return List.of();
        }
        Optional<ColumnSample> number = rowNumber(table);
        return Moments.of(table, known).stream()
                .filter(clock -> isCandidate(clock.column()))
                .max(Comparator.comparing((Moments.Clock clock) -> clock.fineness(), Comparator.reverseOrder())
                        .thenComparing(clock -> clock.column().profile().missing() == 0)
                        .thenComparing(clock ->
                                number.map(key -> growth(table, key, clock)).orElse(0.0))
                        .thenComparing(clock -> -table.columns().indexOf(clock.column())))
                .map(clock -> quirk(table, clock))
                .stream()
                .toList();
    }

    private static boolean isCandidate(ColumnSample column) {
        return column.profile().distinct() >= 2
                && column.profile().missingShare() <= MOST_MISSING
                && !column.words().hasAny(TimeWords.NOT_FRESH);
    }

    private static Optional<ColumnSample> rowNumber(TableSample table) {
        return table.columns().stream()
                .filter(column -> column.profile().sort() == ValueSort.WHOLE
                        && column.profile().isUnique())
                .findFirst();
    }

    /** How often, of two rows that follow each other by number, the later number is not the earlier time; in tenths. */
    private static double growth(TableSample table, ColumnSample number, Moments.Clock clock) {
        List<Double> times = new ArrayList<>();
        IntStream.range(0, table.rows())
                .boxed()
                .sorted(Comparator.comparing(
                        row -> ColumnSample.number(number.cells().get(row)).orElseThrow()))
                .forEach(row -> {
                    OptionalDouble when = clock.at(row);
                    when.ifPresent(times::add);
                });
        long growing = IntStream.range(1, times.size())
                .filter(next -> times.get(next) >= times.get(next - 1))
                .count();
        return Math.round(10.0 * growing / Math.max(1, times.size() - 1)) / 10.0;
    }

    private static Quirk quirk(TableSample table, Moments.Clock clock) {
        ColumnSample column = clock.column();
        String reaches = switch (clock.fineness()) {
            case EXACT, YEAR ->
                column.profile()
                        .highest()
                        .map(highest -> "; it reaches to " + highest)
                        .orElse("");
            case AS_TEXT -> "";
        };
        return Quirk.of(
                QuirkKind.FRESHNESS_COLUMN,
                table.table().name(),
                column.name(),
                new Evidence(
                        column.profile().values(),
                        table.rows(),
                        column.profile().highest().stream().toList(),
                        table.profile().isComplete()),
                Said.name(column.name()) + " says how fresh the rows are" + reaches);
    }
}
