package dash.claim;

import dash.documents.TimeSpan;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rows that a figure is about, by the names and times that its clause gives.
 *
 * @param rows for each table that has all of them
 * @param timed the rows that the times alone leave: what a share is a share of
 * @param beside whether it is what another figure is compared with
 */
record Scope(
        Map<ResultTable, BitSet> rows,
        Map<ResultTable, BitSet> timed,
        List<Reading.Run<Label>> names,
        List<Period> periods,
        boolean beside) {

    static Scope of(List<ResultTable> tables, List<Reading.Run<Label>> names, List<Period> periods) {
        Map<ResultTable, BitSet> rows = new LinkedHashMap<>();
        Map<ResultTable, BitSet> timed = new LinkedHashMap<>();
        for (ResultTable table : tables) {
            BitSet inTime = table.every();
            periods.forEach(period -> inTime.and(in(table, period)));
            BitSet named = (BitSet) inTime.clone();
            names.forEach(run -> named.and(union(table, run)));
            if (!named.isEmpty()) {
                rows.put(table, named);
                timed.put(table, inTime);
            }
        }
        return new Scope(rows, timed, List.copyOf(names), List.copyOf(periods), false);
    }

    /** The same as what something else is compared with: a difference goes the other way. */
    Scope asBeside() {
        return new Scope(rows, timed, names, periods, true);
    }

    /** All rows of these times that are not named. */
    static Scope besides(List<ResultTable> tables, List<Reading.Run<Label>> named, List<Period> periods) {
        Scope all = of(tables, List.of(), periods);
        Map<ResultTable, BitSet> rows = new LinkedHashMap<>();
        all.rows().forEach((table, every) -> {
            BitSet left = (BitSet) every.clone();
            named.forEach(run -> left.andNot(union(table, run)));
            if (!left.isEmpty() && !left.equals(every)) {
                rows.put(table, left);
            }
        });
        return new Scope(rows, rows, List.of(), List.of(), false);
    }

    static BitSet union(ResultTable table, Reading.Run<Label> run) {
        BitSet union = new BitSet();
        run.members()
                .forEach(label -> Optional.ofNullable(label.rows().get(table)).ifPresent(union::or));
        return union;
    }

    /** The rows of a period; all of a table that is about it as a whole, or of which nobody knows the time. */
    static BitSet in(ResultTable table, Period period) {
        BitSet rows = new BitSet();
        if (table.hasPeriods()) {
            Set<Integer> years = table.years();
            for (int row = 0; row < table.count(); row++) {
                rows.set(
                        row,
                        table.span(row)
                                .filter(span -> period.takes(span, years))
                                .isPresent());
            }
            if (!rows.isEmpty() || table.constants().ranges().isEmpty()) {
                return rows;
            }
        }
        return isAbout(table, period) ? table.every() : rows;
    }

    private static boolean isAbout(ResultTable table, Period period) {
        Constants constants = table.constants();
        List<TimeSpan> ranges = constants.ranges();
        if (!ranges.isEmpty()) {
            return ranges.stream()
                    .anyMatch(range ->
                            period.spans(table.years()).stream().anyMatch(span -> covers(span, range, period)));
        }
        return !constants.bounds().isEmpty()
                || period.span().isEmpty()
                || constants.namesYear(period.span().get().from().getYear())
                || !constants.sql().matches("(?s).*(?<!\\d)(?:19|20)\\d{2}(?!\\d).*");
    }

    private static boolean covers(TimeSpan span, TimeSpan range, Period period) {
        boolean whole = !span.from().isAfter(range.from()) && !span.before().isBefore(range.before());
        boolean starts = span.from().equals(range.from());
        boolean ends = span.before().equals(range.before());
        boolean day = span.days() == 1;
        return whole
                || switch (period.reach()) {
                    case SINCE -> starts;
                    case UNTIL, ITS_END -> ends || span.from().equals(range.before());
                    case ITS_START -> starts;
                    case WITHIN -> day && (starts || ends);
                };
    }

    boolean isNamed() {
        return !names.isEmpty();
    }

    boolean isFree() {
        return names.isEmpty() && periods.isEmpty();
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }
}
