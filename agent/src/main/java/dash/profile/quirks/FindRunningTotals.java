package dash.profile.quirks;

import dash.execute.Cell;
import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Counters that only grow: ordered by time, in each group, no value is below the one before and most are above it. A part of
 * such a series still only grows, so a sample shows it too.
 */
final class FindRunningTotals implements TableDetector {

    private static final Set<String> NOT_TOTALS = Set.of(
            "id",
            "no",
            "nr",
            "number",
            "key",
            "code",
            "ref",
            "index",
            "sequence",
            "seq",
            "year",
            "month",
            "day",
            "rank",
            "position",
            "version",
            "line",
            "row",
            "round",
            "lap",
            "age");
    private static final int LEAST_STEPS = 20;
    private static final int LEAST_IN_GROUP = 4;
    private static final double LEAST_GROWING = 0.8;
    /** Groups that restart, such as counters that were reset, do not make a sum of the others right. */
    private static final double LEAST_GROUPS = 0.95;

    private static final int MOST_CLOCKS = 3;
    private static final int MOST_GROUPS = 6;

    /** Rows by time, in each group; found once, for every column is read along it. */
    private record Path(Moments.Clock clock, Optional<ColumnSample> group, List<List<Integer>> rows) {}

    @Override
    public List<Quirk> detect(TableSample table, List<Quirk> known) {
        List<ColumnSample> columns = table.columns().stream()
                .filter(column -> mayBeTotal(table, column, known))
                .toList();
        List<Quirk> found = new ArrayList<>();
        if (columns.isEmpty()) {
            return found;
        }
        for (Path path : paths(table, known)) {
            for (ColumnSample column : columns) {
                boolean told = found.stream().anyMatch(quirk -> quirk.column().equals(column.name()));
                if (!told && !path.group().equals(Optional.of(column))) {
                    growing(column, path).ifPresent(steps -> found.add(quirk(table, column, path, steps)));
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

    /** Without groups first: what grows over all rows is a total of the table. */
    private static List<Path> paths(TableSample table, List<Quirk> known) {
        List<Path> paths = new ArrayList<>();
        for (Moments.Clock clock :
                Moments.of(table, known).stream().limit(MOST_CLOCKS).toList()) {
            paths.add(new Path(clock, Optional.empty(), List.of(inOrder(clock, everyRow(table)))));
            table.columns().stream()
                    .filter(group -> mayGroup(group, clock))
                    .sorted(Comparator.comparing(group -> group.profile().sort() != ValueSort.WHOLE))
                    .limit(MOST_GROUPS)
                    .forEach(group -> paths.add(new Path(clock, Optional.of(group), groups(table, clock, group))));
        }
        return paths;
    }

    private static boolean mayGroup(ColumnSample group, Moments.Clock clock) {
        return !group.equals(clock.column())
                && (group.profile().sort() == ValueSort.WHOLE || group.profile().sort() == ValueSort.TEXT)
                && group.profile().distinct() > 1
                && group.profile().values() >= LEAST_IN_GROUP * group.profile().distinct();
    }

    private static List<Integer> everyRow(TableSample table) {
        return IntStream.range(0, table.rows()).boxed().toList();
    }

    private static List<List<Integer>> groups(TableSample table, Moments.Clock clock, ColumnSample group) {
        Map<Cell, List<Integer>> rows = everyRow(table).stream()
                .collect(Collectors.groupingBy(row -> group.cells().get(row)));
        return rows.values().stream()
                .map(some -> inOrder(clock, some))
                .filter(some -> some.size() >= LEAST_IN_GROUP)
                .toList();
    }

    private static List<Integer> inOrder(Moments.Clock clock, List<Integer> rows) {
        Map<Integer, Double> times = new HashMap<>();
        for (int row : rows) {
            clock.at(row).ifPresent(when -> times.put(row, when));
        }
        return times.keySet().stream()
                .sorted(Comparator.comparing(row -> times.getOrDefault(row, 0.0)))
                .toList();
    }

    /** How many steps go up, when it is a total; two values at one moment belong to something else. */
    private static Optional<Long> growing(ColumnSample column, Path path) {
        long mostFalling = Math.round((1 - LEAST_GROUPS) * path.rows().size());
        long steps = 0;
        long up = 0;
        long falling = 0;
        for (List<Integer> rows : path.rows()) {
            Climb climb = Climb.of(column, path.clock(), rows);
            steps += climb.steps();
            up += climb.up();
            falling += climb.falls() ? 1 : 0;
            if (falling > mostFalling) {
                return Optional.empty();
            }
        }
        return steps >= LEAST_STEPS && up >= LEAST_GROWING * steps ? Optional.of(up) : Optional.empty();
    }

    /** What the values of a column do along rows; reading ends where they fall. */
    private record Climb(long steps, long up, boolean falls) {

        static Climb of(ColumnSample column, Moments.Clock clock, List<Integer> rows) {
            long steps = 0;
            long up = 0;
            for (int next = 1; next < rows.size(); next++) {
                Optional<BigDecimal> before = ColumnSample.number(column.cells().get(rows.get(next - 1)));
                Optional<BigDecimal> after = ColumnSample.number(column.cells().get(rows.get(next)));
                if (before.isPresent() && after.isPresent()) {
                    int change = after.orElseThrow().compareTo(before.orElseThrow());
                    boolean sameTime = clock.at(rows.get(next)).equals(clock.at(rows.get(next - 1)));
                    if (change < 0 || sameTime) {
                        return new Climb(steps, up, true);
                    }
                    steps++;
                    up += change > 0 ? 1 : 0;
                }
            }
            return new Climb(steps, up, false);
        }
    }

    private static Quirk quirk(TableSample table, ColumnSample column, Path path, long steps) {
        String group =
                path.group().map(by -> " for each " + Said.name(by.name())).orElse("");
        String sentence = Said.name(column.name()) + " is a running total: by "
                + Said.name(path.clock().column().name()) + group
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
