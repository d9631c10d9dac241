package dash.facts;

import dash.execute.Cell;
import dash.execute.Rows;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Tells the shape of a result from its cells and from what the statement's tree says of its columns. */
final class ShapeReader {

    /** Periods are regular when so many of their steps are equally long: some may be missing. */
    private static final double MOSTLY = 0.6;

    private final Rows rows;
    private final Layout layout;
    private final List<Integer> measures;

    private ShapeReader(Rows rows, Layout layout) {
        this.rows = rows;
        this.layout = layout;
        this.measures = Shape.measures(rows).stream()
                .filter(index -> !layout.grouped().contains(index))
                .toList();
    }

    static Shape of(Rows rows, Layout layout) {
        boolean nothing = rows.isEmpty()
                || rows.rows().stream().allMatch(row -> row.stream().allMatch(Cell.Missing.class::isInstance));
        return nothing ? new Shape.Nothing() : new ShapeReader(rows, layout).shape();
    }

    private Shape shape() {
        if (rows.count() == 1) {
            boolean alone = rows.columns().size() == 1 && measures.size() == 1;
            return alone ? new Shape.SingleValue(measures.getFirst()) : first();
        }
        if (measures.isEmpty() || rows.columns().size() < 2) {
            return new Shape.Listing();
        }
        return ranked().or(this::alongTime).or(this::distribution).orElseGet(this::labelled);
    }

    /** The one row that comes first by a figure is a ranking of which only the head is shown. */
    private Shape first() {
        return layout.first() ? ranked().orElseGet(Shape.OneRow::new) : new Shape.OneRow();
    }

    /** Sorted by a figure, whatever names the rows. */
    private Optional<Shape> ranked() {
        List<Integer> labels = Shape.labels(rows, Set.copyOf(measures));
        return layout.order()
                .flatMap(order -> order.column()
                        .filter(measures::contains)
                        .filter(at -> !labels.isEmpty() && distinct(labels) == rows.count())
                        .map(at -> new Shape.Ranking(labels.getFirst(), at, order.descending())));
    }

    private Optional<Shape> alongTime() {
        return IntStream.range(0, rows.columns().size())
                .filter(this::isTimeAxis)
                .boxed()
                .max(Comparator.comparing((Integer at) -> layout.parts().contains(at))
                        .thenComparing(Comparator.reverseOrder()))
                .flatMap(this::alongTime);
    }

    private Optional<Shape> alongTime(int period) {
        List<Integer> others =
                measures.stream().filter(index -> index != period).toList();
        if (others.isEmpty()) {
            return Optional.of(new Shape.Listing());
        }
        if (distinct(List.of(period)) == rows.count()) {
            boolean key = layout.grouped().size() < 2 || layout.starts().contains(period);
            return layout.parts().contains(period) || !key
                    ? Optional.empty()
                    : Optional.of(new Shape.Series(period, others.getFirst()));
        }
        List<Integer> groups = Shape.labels(rows, Set.copyOf(others)).stream()
                .filter(index -> index != period)
                .toList();
        return groups.size() == 1 && distinct(List.of(period, groups.getFirst())) == rows.count()
                ? Optional.of(new Shape.GroupedSeries(period, groups.getFirst(), others.getFirst()))
                : Optional.empty();
    }

    /** How many there are for each step of a number. */
    private Optional<Shape> distribution() {
        return IntStream.range(0, rows.columns().size())
                .filter(index -> layout.grouped().size() == 1
                        && layout.grouped().contains(index)
                        && Shape.isMeasure(rows, index)
                        && isSorted(index, 1))
                .filter(index -> layout.counts().contains(measures.getFirst()))
                .mapToObj(index -> (Shape) new Shape.Distribution(index, measures.getFirst()))
                .findFirst();
    }

    private Shape labelled() {
        List<Integer> labels = Shape.labels(rows, Set.copyOf(measures));
        if (labels.isEmpty() || distinct(labels) < rows.count()) {
            return new Shape.Listing();
        }
        Shape groups = layout.grouped().isEmpty()
                ? new Shape.Listing()
                : new Shape.Groups(labels.getFirst(), measures.getFirst());
        return layout.sorts() || rows.truncated()
                ? groups
                : sorted(labels.getFirst(), -1)
                        .or(() -> sorted(labels.getFirst(), 1))
                        .orElse(groups);
    }

    /** Among several sorted measures the one that tells the rows apart best: a column of ones is sorted too. */
    private Optional<Shape> sorted(int label, int direction) {
        return measures.stream()
                .filter(measure -> isSorted(measure, direction))
                .max(Comparator.comparingLong(measure -> distinct(List.of(measure))))
                .map(measure -> new Shape.Ranking(label, measure, direction < 0));
    }

    private long distinct(List<Integer> columns) {
        return rows.rows().stream()
                .map(row -> columns.stream().map(row::get).toList())
                .distinct()
                .count();
    }

    /** What the statement groups by, or what goes on in regular steps where it groups by nothing. */
    private boolean isTimeAxis(int index) {
        boolean key = layout.grouped().isEmpty() || layout.grouped().contains(index);
        if (key && layout.parts().contains(index)) {
            return layout.grouped().size() > 1 && Shape.isMeasure(rows, index);
        }
        boolean only = layout.grouped().size() == 1 && layout.grouped().contains(index);
        return key && isPeriod(index) && (layout.starts().contains(index) || only || isRegular(index));
    }

    private boolean isPeriod(int index) {
        boolean namedSo =
                Shape.PERIOD_NAME.matcher(rows.columns().get(index).name()).matches();
        return rows.column(index).stream().allMatch(cell -> switch (cell) {
            case Cell.Day day -> true;
            case Cell.LocalMoment moment -> true;
            case Cell.Moment moment -> true;
            case Cell.Text text ->
                namedSo && Shape.PERIOD_TEXT.matcher(text.value()).matches();
            case Cell.Numeric number ->
                namedSo && Shape.PERIOD_TEXT.matcher(number.plain()).matches();
            case Cell.Missing missing -> false;
            case Cell.NotANumber none -> false;
            case Cell.Truth truth -> false;
            case Cell.TimeOfDay time -> false;
            case Cell.Other other -> false;
        });
    }

    /** Texts that tell no day, such as FY25, are taken for what they are named. */
    private boolean isRegular(int index) {
        List<Optional<LocalDate>> starts =
                rows.column(index).stream().map(Timeline::start).distinct().toList();
        if (starts.stream().anyMatch(Optional::isEmpty)) {
            return rows.column(index).stream().allMatch(Cell.Text.class::isInstance);
        }
        List<LocalDate> days =
                starts.stream().map(Optional::orElseThrow).sorted().toList();
        Optional<Grain> grain = Timeline.inferred(days, rows, index);
        if (grain.isEmpty() || grain.get().compareTo(Grain.WEEK) > 0) {
            return grain.isPresent();
        }
        List<Long> steps = IntStream.range(1, days.size())
                .mapToObj(at -> grain.get().between(days.get(at - 1), days.get(at)))
                .toList();
        long most = steps.stream()
                .mapToLong(step -> steps.stream().filter(step::equals).count())
                .max()
                .orElse(0);
        return most >= MOSTLY * steps.size();
    }

    private boolean isSorted(int index, int direction) {
        List<Cell> cells = rows.column(index);
        return cells.stream().noneMatch(Cell.Missing.class::isInstance)
                && IntStream.range(1, cells.size())
                        .allMatch(at ->
                                direction * Cells.number(cells.get(at - 1)).compareTo(Cells.number(cells.get(at)))
                                        <= 0);
    }
}
