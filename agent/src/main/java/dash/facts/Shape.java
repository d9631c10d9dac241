package dash.facts;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What kind of result it is. Indexes are those of the result's columns. */
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

    /** A measure per label, largest or smallest first because the statement sorts by it. */
    record Ranking(int label, int measure, boolean largestFirst) implements Shape {}

    /** A measure per label, in an order that is not the measure's. */
    record Groups(int label, int measure) implements Shape {}

    /** Anything else: rows to be read as they are. */
    record Listing() implements Shape {}

    Pattern PERIOD_NAME = Pattern.compile("(?i).*(date|day|week|month|quarter|year|period).*");
    Pattern PERIOD_TEXT =
            Pattern.compile("(\\d{4}-\\d{2}(-\\d{2})?|\\d{4}[- ]?Q[1-4]|Q[1-4] \\d{4}|FY ?\\d{2,4}.*|\\d{4})");

    /** Of rows alone: what sorted them is not known. */
    static Shape of(Rows rows) {
        return ShapeReader.of(rows, Layout.UNKNOWN);
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

    /** The columns that hold numbers which are no keys. */
    static List<Integer> measures(Rows rows) {
        return IntStream.range(0, rows.columns().size())
                .filter(index -> isMeasure(rows, index))
                .boxed()
                .toList();
    }

    /** Keys are numbers too, but nothing one would add up or compare. */
    static boolean isMeasure(Rows rows, int index) {
        return !isKey(rows.columns().get(index))
                && rows.column(index).stream()
                        .allMatch(cell -> cell instanceof Cell.Numeric || cell instanceof Cell.Missing)
                && rows.column(index).stream().anyMatch(Cell.Numeric.class::isInstance);
    }

    private static boolean isKey(ResultColumn column) {
        String name = column.name().toLowerCase(Locale.ROOT);
        return name.equals("id") || name.endsWith("_id");
    }
}
