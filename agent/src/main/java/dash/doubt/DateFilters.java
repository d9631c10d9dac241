package dash.doubt;

import dash.statement.Expression;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The stretches of time that a statement restricts itself to, one for each thing that is restricted. */
final class DateFilters {

    /**
     * One restriction.
     *
     * @param byYear told by a year alone, so that nothing finer can be compared
     */
    record Restriction(DateRange range, boolean byYear) {}

    private static final Map<String, String> TURNED =
            Map.of("=", "=", "<", ">", ">", "<", "<=", ">=", ">=", "<=");

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
            NormalForm form = new NormalForm(selections, selection);
            selection.conditions().forEach(condition -> filters.read(form, condition));
            Aggregates.of(selection).forEach(call -> call.filter().ifPresent(filter -> filters.read(form, filter)));
        }
        return List.copyOf(filters.found.values());
    }

    private void read(NormalForm form, Expression condition) {
        switch (condition) {
            case Expression.Operation operation when operation.left().isPresent() -> {
                String symbol = operation.operator().symbol();
                compare(form, operation.left().get(), symbol, operation.right());
                compare(form, operation.right(), TURNED.getOrDefault(symbol, ""), operation.left().get());
            }
            case Expression.Between between when !between.negated() -> {
                compare(form, between.value(), ">=", between.low());
                compare(form, between.value(), "<=", between.high());
            }
            case Expression.InList list when !list.negated() -> oneOf(form, list);
            case Expression.Logical logical when logical.connective() == Expression.Connective.AND ->
                logical.operands().forEach(operand -> read(form, operand));
            default -> {}
        }
    }

    private void compare(NormalForm form, Expression side, String symbol, Expression other) {
        Optional<DateRange> year = year(side, other).map(number -> bounds(symbol, DateRange.year(number)));
        if (year.isPresent()) {
            restrict(form, subject(side), year.get(), true);
            return;
        }
        if (!hasColumn(side) || hasColumn(other)) {
            return;
        }
        days.of(other).ifPresent(day -> restrict(form, subject(side), bounds(symbol, unit(side, day)), false));
    }

    private void oneOf(NormalForm form, Expression.InList list) {
        Optional<DateRange> all = Optional.empty();
        boolean byYear = false;
        for (Expression item : list.list()) {
            Optional<Integer> year = year(list.value(), item);
            byYear = byYear || year.isPresent();
            Optional<DateRange> one = year.map(DateRange::year).or(() -> days.of(item).map(DateRange::day));
            if (one.isEmpty()) {
                return;
            }
            all = Optional.of(all.map(sofar -> sofar.hull(one.get())).orElse(one.get()));
        }
        boolean told = byYear;
        all.ifPresent(range -> restrict(form, subject(list.value()), range, told));
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
        if (side instanceof Expression.Call call
                && call.name().last().equals("date_trunc")
                && call.arguments().getFirst().value() instanceof Expression.Literal unit) {
            return DateValue.after(unit.value(), day)
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
        boolean part = bare instanceof Expression.Call call
                && Set.of("extract", "date_part").contains(call.name().last())
                && call.arguments().getFirst().value() instanceof Expression.Literal unit
                && unit.value().equals("year");
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
            case Expression.Call call
            when Set.of("date_trunc", "extract", "date_part").contains(call.name().last()) ->
                subject(call.arguments().getLast().value());
            default -> side;
        };
    }

    private static boolean hasColumn(Expression value) {
        return value.every(Expression.Column.class).findAny().isPresent();
    }

    private void restrict(NormalForm form, Expression subject, DateRange range, boolean byYear) {
        if (range.equals(DateRange.ALL)) {
            return;
        }
        found.merge(
                selections + " " + form.text(subject),
                new Restriction(range, byYear),
                (one, other) -> new Restriction(one.range().meet(other.range()), one.byYear() || other.byYear()));
    }
}
