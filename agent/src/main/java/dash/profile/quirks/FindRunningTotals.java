package dash.profile.quirks;

import dash.execute.Cell;
import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Counters that only grow: ordered by time, in each group, no value is below the one before and most are above it. A part of
 * such a series still only grows, so a sample shows it too.
 */
final class FindRunningTotals implements TableDetector {

    private static final Set<String> NOT_TOTALS = Set.of(
            "id", "no", "nr", "number", "key", "code", "ref", "index", "sequence", "seq", "year", "month", "day", "rank",
            "position", "version", "line", "row", "round", "lap", "age");
    private static final int LEAST_STEPS = 20;
    private static final int LEAST_IN_GROUP = 4;
    private static final double LEAST_GROWING = 0.8;
    /** Groups that restart, such as counters that were reset, do not make a sum of the others right. */
    private static final double LEAST_GROUPS = 0.95;

    /** A row's place in time and the value of the column there. */
    private record Point(double when, double value) {}

    @Override
    public List<Quirk> detect(TableSample table, List<Quirk> known) {
        List<Quirk> found = new ArrayList<>();
        for (Moments.Clock clock : Moments.of(table, known)) {
            for (ColumnSample column : table.columns()) {
                if (mayBeTotal(table, column, known) && found.stream().noneMatch(quirk -> quirk.column().equals(column.name()))) {
                    inspect(table, column, clock).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private static boolean mayBeTotal(TableSample table, ColumnSample column, List<Quirk> known) {
        return column.profile().sort().isNumber()
                && column.profile().distinct() > LEAST_IN_GROUP
                && !column.words().hasAny(NOT_TOTALS)
                && !table.hasKey(column.name())
                && known.stream()
                        .filter(quirk -> quirk.column().equals(column.name()))
                        .noneMatch(quirk -> Moments.isEpoch(quirk.kind()));
    }

    /** What grows over all rows is a total of the table; what grows only in groups is one of each group. */
    private static Optional<Quirk> inspect(TableSample table, ColumnSample column, Moments.Clock clock) {
        Optional<Long> steps = growing(List.of(points(table, column, clock)));
        if (steps.isPresent()) {
            return Optional.of(quirk(table, column, clock, "", steps.orElseThrow()));
        }
        for (ColumnSample group : table.columns()) {
            if (mayGroup(group, column, clock)) {
                Optional<Long> grouped = growing(groups(table, column, clock, group));
                if (grouped.isPresent()) {
                    return Optional.of(quirk(table, column, clock, " for each " + Said.name(group.name()), grouped.orElseThrow()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean mayGroup(ColumnSample group, ColumnSample column, Moments.Clock clock) {
        return !group.equals(column)
                && !group.equals(clock.column())
                && (group.profile().sort() == ValueSort.WHOLE || group.profile().sort() == ValueSort.TEXT)
                && group.profile().distinct() > 1
                && group.profile().values() >= LEAST_IN_GROUP * group.profile().distinct();
    }

    private static List<Point> points(TableSample table, ColumnSample column, Moments.Clock clock) {
        List<Point> points = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            OptionalDouble when = clock.at(row);
            Optional<Double> value =
                    ColumnSample.number(column.cells().get(row)).map(Number::doubleValue);
            if (when.isPresent() && value.isPresent()) {
                points.add(new Point(when.getAsDouble(), value.get()));
            }
        }
        return points;
    }

    private static Collection<List<Point>> groups(
            TableSample table, ColumnSample column, Moments.Clock clock, ColumnSample group) {
        Map<Cell, List<Point>> groups = new HashMap<>();
        for (int row = 0; row < table.rows(); row++) {
            OptionalDouble when = clock.at(row);
            Optional<Double> value =
                    ColumnSample.number(column.cells().get(row)).map(Number::doubleValue);
            if (when.isPresent() && value.isPresent()) {
                groups.computeIfAbsent(group.cells().get(row), name -> new ArrayList<>())
                        .add(new Point(when.getAsDouble(), value.get()));
            }
        }
        return groups.values().stream()
                .filter(points -> points.size() >= LEAST_IN_GROUP)
                .toList();
    }

    /** How many steps go up, when it is a total; two values at one moment belong to something else. */
    private static Optional<Long> growing(Collection<List<Point>> groups) {
        long steps = 0;
        long up = 0;
        long falling = 0;
        for (List<Point> points : groups) {
            List<Point> ordered = points.stream()
                    .sorted(Comparator.comparingDouble(Point::when))
                    .toList();
            boolean falls = false;
            for (int next = 1; next < ordered.size(); next++) {
                Point before = ordered.get(next - 1);
                Point after = ordered.get(next);
                steps++;
                up += after.value() > before.value() ? 1 : 0;
                falls |= after.value() < before.value() || after.when() == before.when();
            }
            falling += falls ? 1 : 0;
        }
        boolean total = steps >= LEAST_STEPS
                && up >= LEAST_GROWING * steps
                && falling <= (1 - LEAST_GROUPS) * groups.size();
        return total ? Optional.of(up) : Optional.empty();
    }

    private static Quirk quirk(TableSample table, ColumnSample column, Moments.Clock clock, String group, long steps) {
        String sentence = Said.name(column.name()) + " is a running total: by " + Said.name(clock.column().name()) + group
                + " it never falls, and grows in " + Said.number(steps)
                + " steps that were looked at; take differences, do not sum it";
        return Quirk.of(
                QuirkKind.RUNNING_TOTAL,
                table.table().name(),
                column.name(),
                new Evidence(steps, steps, List.of(), table.profile().isComplete()),
                sentence);
    }
}
