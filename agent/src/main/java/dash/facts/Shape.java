package dash.facts;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What kind of result it is, told from columns and cells alone. Indexes are those of the result's columns. */
public sealed interface Shape {

    /** No rows, or one row without any value. */
    record Nothing() implements Shape {}

    /** One row, one number. */
    record SingleValue(int measure) implements Shape {}

    /** One row with several values. */
    record OneRow() implements Shape {}

    /** A measure along time, oldest or newest first. */
    record Series(int period, int measure) implements Shape {}

    /** A measure along time for each of several groups. */
    record GroupedSeries(int period, int group, int measure) implements Shape {}

    /** How many there are for each step of a number, the smallest step first. */
    record Distribution(int bucket, int measure) implements Shape {}

    /** A measure per label, largest or smallest first. */
    record Ranking(int label, int measure, boolean largestFirst) implements Shape {}

    /** A measure per label, in an order that is not the measure's. */
    record Groups(int label, int measure) implements Shape {}

    /** Anything else: rows to be read as they are. */
    record Listing() implements Shape {}

    Pattern PERIOD_NAME = Pattern.compile("(?i).*(date|day|week|month|quarter|year|period).*");
    Pattern PERIOD_TEXT =
            Pattern.compile("(\\d{4}-\\d{2}(-\\d{2})?|\\d{4}[- ]?Q[1-4]|Q[1-4] \\d{4}|FY ?\\d{2,4}.*|\\d{4})");

    /** A year, or the number of a quarter, month or week within one. */
    Pattern PERIOD_NUMBER = Pattern.compile("\\d{4}|[1-9]|[1-4]\\d|5[0-3]");

    static Shape of(Rows rows) {
        return of(rows, Set.of());
    }

    /** {@code grouped} are the columns that the statement groups by: they name a row even where they are numbers. */
    static Shape of(Rows rows, Set<Integer> grouped) {
        if (rows.isEmpty() || rows.rows().stream().allMatch(Shape::allMissing)) {
            return new Nothing();
        }
        List<Integer> measures = measures(rows).stream()
                .filter(index -> !grouped.contains(index))
                .toList();
        if (rows.count() == 1) {
            boolean alone = rows.columns().size() == 1 && measures.size() == 1;
            return alone ? new SingleValue(measures.getFirst()) : new OneRow();
        }
        return measures.isEmpty() || rows.columns().size() < 2 ? new Listing() : labelled(rows, measures, grouped);
    }

    private static Shape labelled(Rows rows, List<Integer> measures, Set<Integer> grouped) {
        for (int label = 0; label < rows.columns().size(); label++) {
            if (isPeriod(rows, label)) {
                return alongTime(rows, label, measures);
            }
        }
        int numbers = IntStream.range(0, rows.columns().size())
                .filter(index -> grouped.contains(index) && isMeasure(rows, index))
                .findFirst()
                .orElse(-1);
        return numbers >= 0 && grouped.size() == 1 && isSorted(rows, numbers, 1)
                ? new Distribution(numbers, measures.getFirst())
                : ranking(rows, measures, grouped);
    }

    private static Shape alongTime(Rows rows, int period, List<Integer> measures) {
        List<Integer> others =
                measures.stream().filter(index -> index != period).toList();
        if (others.isEmpty()) {
            return new Listing();
        }
        if (distinct(rows, List.of(period)) == rows.count()) {
            return new Series(period, others.getFirst());
        }
        List<Integer> groups = labels(rows, Set.copyOf(others)).stream()
                .filter(index -> index != period)
                .toList();
        return groups.size() == 1 && distinct(rows, List.of(period, groups.getFirst())) == rows.count()
                ? new GroupedSeries(period, groups.getFirst(), others.getFirst())
                : new Listing();
    }

    private static long distinct(Rows rows, List<Integer> columns) {
        return rows.rows().stream()
                .map(row -> columns.stream().map(row::get).toList())
                .distinct()
                .count();
    }

    private static Shape ranking(Rows rows, List<Integer> measures, Set<Integer> grouped) {
        List<Integer> labels = labels(rows, Set.copyOf(measures));
        if (labels.isEmpty() || distinct(rows, labels) < rows.count()) {
            return new Listing();
        }
        int label = labels.getFirst();
        return sorted(rows, label, measures, -1)
                .or(() -> sorted(rows, label, measures, 1))
                .orElseGet(() -> grouped.isEmpty() ? new Listing() : new Groups(label, measures.getFirst()));
    }

    /** Among several sorted measures the one that tells the rows apart best: a column of ones is sorted too. */
    private static Optional<Shape> sorted(Rows rows, int label, List<Integer> measures, int direction) {
        return measures.stream()
                .filter(measure -> isSorted(rows, measure, direction))
                .max(Comparator.comparingLong(
                        measure -> rows.column(measure).stream().distinct().count()))
                .map(measure -> new Ranking(label, measure, direction < 0));
    }

    /** The columns that name a row: everything that is neither one of these measures nor a key. */
    static List<Integer> labels(Rows rows, Set<Integer> measures) {
        return IntStream.range(0, rows.columns().size())
                .filter(index ->
                        !measures.contains(index) && !isKey(rows.columns().get(index)))
                .boxed()
                .toList();
    }

    /** The columns that name a row of this shape. */
    static List<Integer> labels(Rows rows, int label) {
        List<Integer> measures =
                measures(rows).stream().filter(index -> index != label).toList();
        return labels(rows, Set.copyOf(measures));
    }

    private static List<Integer> measures(Rows rows) {
        return IntStream.range(0, rows.columns().size())
                .filter(index -> isMeasure(rows, index))
                .boxed()
                .toList();
    }

    /** Keys are numbers too, but nothing one would add up or compare. */
    private static boolean isMeasure(Rows rows, int index) {
        return !isKey(rows.columns().get(index))
                && rows.column(index).stream()
                        .allMatch(cell -> cell instanceof Cell.Numeric || cell instanceof Cell.Missing)
                && rows.column(index).stream().anyMatch(Cell.Numeric.class::isInstance);
    }

    private static boolean isKey(ResultColumn column) {
        String name = column.name().toLowerCase(Locale.ROOT);
        return name.equals("id") || name.endsWith("_id");
    }

    private static boolean isPeriod(Rows rows, int index) {
        boolean namedSo = PERIOD_NAME.matcher(rows.columns().get(index).name()).matches();
        return rows.column(index).stream().allMatch(cell -> switch (cell) {
            case Cell.Day day -> true;
            case Cell.LocalMoment moment -> true;
            case Cell.Moment moment -> true;
            case Cell.Text text -> namedSo && PERIOD_TEXT.matcher(text.value()).matches();
            case Cell.Numeric number ->
                namedSo && PERIOD_TEXT.matcher(number.plain()).matches();
            case Cell.Missing missing -> false;
            case Cell.NotANumber none -> false;
            case Cell.Truth truth -> false;
            case Cell.TimeOfDay time -> false;
            case Cell.Other other -> false;
        });
    }

    private static boolean isSorted(Rows rows, int index, int direction) {
        List<Cell> cells = rows.column(index);
        if (cells.stream().anyMatch(Cell.Missing.class::isInstance)) {
            return false;
        }
        return IntStream.range(1, cells.size())
                .allMatch(
                        at -> direction * Cells.number(cells.get(at - 1)).compareTo(Cells.number(cells.get(at))) <= 0);
    }

    private static boolean allMissing(List<Cell> row) {
        return row.stream().allMatch(Cell.Missing.class::isInstance);
    }
}
