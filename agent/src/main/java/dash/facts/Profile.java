package dash.facts;

import dash.context.Context;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.statement.CalendarCall;
import dash.statement.Expression;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A result and what has to be known of it to say something true.
 *
 * @param units the unit of each column that has one, by name
 * @param limit the statement's own LIMIT when as many rows came back, so that there may be more
 * @param additive the columns whose values add up to something: plain sums and counts
 * @param range the days the statement restricts itself to, when it names both ends
 * @param grain how long the periods of its series are, when the statement says so
 * @param everyPeriod whether the statement leaves out no period of its series on purpose, so that one without a row is missing
 * @param knownTo the first day for which the data are not complete yet: the source's today, or earlier where a table lags
 */
public record Profile(
        Rows rows,
        Map<String, String> units,
        Shape shape,
        Optional<Integer> limit,
        Set<String> additive,
        Optional<TimeRange> range,
        Optional<Grain> grain,
        LocalDate knownTo,
        boolean everyPeriod) {

    /** Of a series whose statement leaves no period out. */
    public Profile(
            Rows rows,
            Map<String, String> units,
            Shape shape,
            Optional<Integer> limit,
            Set<String> additive,
            Optional<TimeRange> range,
            Optional<Grain> grain,
            LocalDate knownTo) {
        this(rows, units, shape, limit, additive, range, grain, knownTo, true);
    }

    public Profile {
        units = Map.copyOf(units);
        additive = Set.copyOf(additive);
    }

    public static Profile of(Statement statement, Rows rows, Map<String, String> given, Context context) {
        Shape shape = ShapeReader.of(rows, Layout.of(statement, rows.columns().size()));
        return new Profile(
                rows,
                ColumnUnits.of(statement, rows, given, context.knowledge(), context.schema()),
                shape,
                limitReached(statement, rows),
                Additive.columns(statement),
                range(statement, shape),
                grain(statement, shape).or(() -> inferred(rows, shape)),
                knownTo(statement, context),
                PeriodsChosen.none(statement));
    }

    /** Whether the rows are everything the question is about: nothing was cut off, neither by us nor by a limit. */
    public boolean complete() {
        return !rows.truncated() && limit.isEmpty();
    }

    /** A statement that skips rows or ends at its limit may have more to tell. */
    private static Optional<Integer> limitReached(Statement statement, Rows rows) {
        if (!(statement.asked() instanceof Query query)) {
            return Optional.empty();
        }
        boolean skips = query.offset().isPresent();
        boolean reached =
                query.limit().filter(limit -> !isAbove(limit, rows.count())).isPresent();
        return skips || reached ? Optional.of(rows.count()) : Optional.empty();
    }

    /** Aggregates without groups give one row whatever the limit says. */
    private static boolean isAbove(Expression limit, int rows) {
        return limit instanceof Expression.Literal literal
                && literal.kind() == Expression.Literal.Kind.INTEGER
                && new BigInteger(literal.value()).compareTo(BigInteger.valueOf(rows)) > 0;
    }

    /** Of a series only the range of its own periods counts: a filter on another day says nothing about them. */
    private static Optional<TimeRange> range(Statement statement, Shape shape) {
        Set<String> columns = period(statement, shape).map(Profile::columnsOf).orElse(Set.of());
        return TimeRange.of(statement).stream()
                .filter(TimeRange::isClosed)
                .filter(range ->
                        columns.isEmpty() || columnsOf(range.on()).stream().anyMatch(columns::contains))
                .findFirst();
    }

    private static Set<String> columnsOf(Expression value) {
        return value.every(Expression.Column.class)
                .map(column -> column.name().last())
                .collect(Collectors.toSet());
    }

    /** What the column of periods is made of. */
    private static Optional<Expression> period(Statement statement, Shape shape) {
        int period = switch (shape) {
            case Shape.Series series -> series.period();
            case Shape.GroupedSeries series -> series.period();
            default -> -1;
        };
        if (period < 0
                || !(statement.asked() instanceof Query query)
                || !(query.body() instanceof Query.Select select)
                || period >= select.items().size()
                || OutputColumns.of(query).contains("*")) {
            return Optional.empty();
        }
        return Optional.of(select.items().get(period).value());
    }

    private static Optional<Grain> grain(Statement statement, Shape shape) {
        return period(statement, shape).stream()
                .flatMap(value -> value.every(Expression.Call.class))
                .flatMap(call -> CalendarCall.of(call).filter(CalendarCall::isStart).stream())
                .flatMap(start -> Grain.named(start.unit()).stream())
                .findFirst();
    }

    private static Optional<Grain> inferred(Rows rows, Shape shape) {
        return switch (shape) {
            case Shape.Series series -> Timeline.inferred(rows, series.period());
            case Shape.GroupedSeries series -> Timeline.inferred(rows, series.period());
            default -> Optional.empty();
        };
    }

    private static LocalDate knownTo(Statement statement, Context context) {
        long behind = TablesRead.names(statement.root()).stream()
                .flatMap(name -> context.knowledge().table(name.last()).stream())
                .mapToLong(table -> Lag.days(table.refreshFrequency()))
                .max()
                .orElse(0);
        return context.today().minusDays(behind);
    }

    /** The rows of a series whose period the data do not cover fully. */
    public List<Integer> unfinishedRows() {
        return switch (shape) {
            case Shape.Series series -> Timeline.unfinished(this, series.period());
            case Shape.GroupedSeries series -> Timeline.unfinished(this, series.period());
            default -> List.of();
        };
    }

    /** Whether periods of a series are cut off; the newest, as many as the statement wants, are a series of their own. */
    public boolean isCutSeries() {
        if (complete() || !(shape instanceof Shape.Series series)) {
            return !complete();
        }
        List<Cell> cells = rows.column(series.period());
        Optional<LocalDate> top = Timeline.start(cells.getFirst());
        Optional<LocalDate> bottom = Timeline.start(cells.getLast());
        return rows.truncated()
                || top.isEmpty()
                || bottom.isEmpty()
                || !top.get().isAfter(bottom.get());
    }

    /** Whether a series is the same months or quarters of a few years, so that each year can be drawn over the other. */
    public boolean isYearOverYear() {
        return shape instanceof Shape.Series series && YearOverYear.is(this, series.period());
    }

    /** The same statement with other rows: more of them, or all. */
    public Profile with(Rows others, boolean all) {
        return new Profile(
                others,
                units,
                shape,
                all ? Optional.empty() : Optional.of(others.count()),
                additive,
                range,
                grain,
                knownTo,
                everyPeriod);
    }

    /** All of a series in longer steps; its columns are the period, the group if there is one, and the figure. */
    public Profile coarser(Rows others, Grain step) {
        Shape series = shape instanceof Shape.GroupedSeries ? new Shape.GroupedSeries(0, 1, 2) : new Shape.Series(0, 1);
        return new Profile(
                others, units, series, Optional.empty(), additive, range, Optional.of(step), knownTo, everyPeriod);
    }

    Figure figure(int row, int column) {
        return new Figure(Cells.number(rows.rows().get(row).get(column)), unit(column));
    }

    /** All of a column together. */
    Figure sum(int column) {
        BigDecimal sum = rows.column(column).stream().map(Cells::number).reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Figure(sum, unit(column));
    }

    public Unit unit(int column) {
        return Unit.read(units.getOrDefault(rows.columns().get(column).name(), ""));
    }

    public boolean addsUp(int column) {
        return additive.contains(rows.columns().get(column).name())
                && unit(column).addsUp();
    }

    /** Rows that are told apart by two columns are named by both. */
    String label(int row, List<Integer> columns) {
        return String.join(
                " / ",
                columns.stream()
                        .map(column -> PeriodNames.ofColumn(rows, column)
                                .of(rows.rows().get(row).get(column)))
                        .toList());
    }
}
