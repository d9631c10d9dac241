package dash.doubt;

import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.statement.CalendarCall;
import dash.statement.Expression;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The stretches of time that a statement restricts itself to, one for each thing that is restricted. */
final class DateFilters {

    /**
     * One restriction.
     *
     * @param byYear told by a year alone, so that nothing finer can be compared
     */
    record Restriction(DateRange range, boolean byYear) {}

    private static final Map<String, String> TURNED = Map.of("=", "=", "<", ">", ">", "<", "<=", ">=", ">=", "<=");

    private final DateValue days;
    private final Map<String, Restriction> found = new LinkedHashMap<>();
    private int selections;

    private DateFilters(LocalDate now) {
        this.days = new DateValue(now);
    }

    static List<Restriction> of(Selections selections, LocalDate now) {
        DateFilters filters = new DateFilters(now);
        for (Selection selection : selections.all()) {
            filters.selections++;
            selection.conditions().forEach(condition -> filters.read(selection, condition));
            for (Expression.Call call : Aggregates.of(selection)) {
                filters.selections++;
                call.filter().ifPresent(filter -> filters.read(selection, filter));
            }
        }
        return List.copyOf(filters.found.values());
    }

    private void read(Selection selection, Expression condition) {
        switch (condition) {
            case Expression.Operation operation
            when operation.left().isPresent() -> {
                String symbol = operation.operator().symbol();
                compare(selection, operation.left().get(), symbol, operation.right());
                compare(
                        selection,
                        operation.right(),
                        TURNED.getOrDefault(symbol, ""),
                        operation.left().get());
            }
            case Expression.Between between
            when !between.negated() -> {
                compare(selection, between.value(), ">=", between.low());
                compare(selection, between.value(), "<=", between.high());
            }
            case Expression.InList list when !list.negated() -> oneOf(selection, list);
            case Expression.Logical logical
            when logical.connective() == Expression.Connective.AND ->
                logical.operands().forEach(operand -> read(selection, operand));
            default -> {}
        }
    }

    private void compare(Selection selection, Expression side, String symbol, Expression other) {
        Optional<DateRange> year = year(side, other).map(number -> bounds(symbol, DateRange.year(number)));
        if (year.isPresent()) {
            restrict(selection, subject(side), year.get(), true);
            return;
        }
        if (!hasColumn(side) || hasColumn(other)) {
            return;
        }
        days.of(other).ifPresent(day -> restrict(selection, subject(side), bounds(symbol, unit(side, day)), false));
    }

    private void oneOf(Selection selection, Expression.InList list) {
        Optional<DateRange> all = Optional.empty();
        boolean byYear = false;
        for (Expression item : list.list()) {
            Optional<Integer> year = year(list.value(), item);
            byYear = byYear || year.isPresent();
            Optional<DateRange> one =
                    year.map(DateRange::year).or(() -> days.of(item).map(DateRange::day));
            if (one.isEmpty()) {
                return;
            }
            all = Optional.of(all.map(sofar -> sofar.hull(one.get())).orElse(one.get()));
        }
        boolean told = byYear;
        all.ifPresent(range -> restrict(selection, subject(list.value()), range, told));
    }

    private static DateRange bounds(String symbol, DateRange unit) {
        return switch (symbol) {
            case "=" -> unit;
            case ">=" -> new DateRange(unit.start(), Optional.empty());
            case ">" -> new DateRange(unit.end(), Optional.empty());
            case "<" -> new DateRange(Optional.empty(), unit.start());
            case "<=" -> new DateRange(Optional.empty(), unit.end());
            default -> DateRange.ALL;
        };
    }

    /** {@code date_trunc('month', x) = day} means the whole month. */
    private static DateRange unit(Expression side, LocalDate day) {
        Optional<CalendarCall> start = calendar(side).filter(CalendarCall::isStart);
        if (start.isPresent()) {
            return DateValue.after(start.get().unit(), day)
                    .map(end -> DateRange.of(day, end))
                    .orElse(DateRange.day(day));
        }
        return side instanceof Expression.Cast cast ? unit(cast.value(), day) : DateRange.day(day);
    }

    /** A year compared with a column called so, or with the year of something. */
    private static Optional<Integer> year(Expression side, Expression other) {
        Expression bare = side instanceof Expression.Cast cast ? cast.value() : side;
        boolean column = bare instanceof Expression.Column named
                && Words.of(named.name().last()).tokens().contains("year");
        boolean part = calendar(bare).filter(call -> call.isNumberOf("year")).isPresent();
        return (column || part)
                        && other instanceof Expression.Literal literal
                        && literal.value().matches("(19|20)[0-9]{2}")
                ? Optional.of(Integer.parseInt(literal.value()))
                : Optional.empty();
    }

    private static Expression subject(Expression side) {
        return switch (side) {
            case Expression.Cast cast -> subject(cast.value());
            case Expression.AtTimeZone zone -> subject(zone.value());
            case Expression.Call call ->
                CalendarCall.of(call).map(asked -> subject(asked.of())).orElse(side);
            default -> side;
        };
    }

    private static Optional<CalendarCall> calendar(Expression value) {
        return value instanceof Expression.Call call ? CalendarCall.of(call) : Optional.empty();
    }

    private static boolean hasColumn(Expression value) {
        return value.every(Expression.Column.class).findAny().isPresent();
    }

    /** By the entry of FROM, so that a table joined with itself counts twice. */
    private static String key(Selection selection, Expression subject) {
        return subject.every(Expression.Column.class)
                .map(column -> selection
                        .origin(column)
                        .map(origin -> origin.source().name() + "." + origin.column())
                        .orElse(column.name().last()))
                .collect(Collectors.joining(" "));
    }

    private void restrict(Selection selection, Expression subject, DateRange range, boolean byYear) {
        if (range.equals(DateRange.ALL)) {
            return;
        }
        found.merge(
                selections + " " + key(selection, subject),
                new Restriction(range, byYear),
                (one, other) -> new Restriction(one.range().meet(other.range()), one.byYear() || other.byYear()));
    }
}
