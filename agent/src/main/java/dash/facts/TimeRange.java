package dash.facts;

import dash.statement.CalendarCall;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The days to which one part of a statement restricts one value: from a first day to before another. Only days that are
 * written out count; what is computed from now is not known here.
 *
 * @param on the value that is restricted
 * @param literals the constants that say so
 */
public record TimeRange(
        Expression on, Optional<LocalDate> from, Optional<LocalDate> before, List<Expression.Literal> literals) {

    public TimeRange {
        literals = List.copyOf(literals);
    }

    /** Every part's ranges in the order of the text; a sub-query's days are not mixed with those of the question. */
    public static List<TimeRange> of(Statement statement) {
        return statement
                .root()
                .every(Query.Select.class)
                .flatMap(select -> of(Conjuncts.of(select.where())).stream())
                .toList();
    }

    private static List<TimeRange> of(List<Expression> conditions) {
        List<TimeRange> ranges = new ArrayList<>();
        for (TimeRange bound : conditions.stream().flatMap(TimeRange::bound).toList()) {
            int same = -1;
            for (int at = 0; at < ranges.size(); at++) {
                same = ranges.get(at).on().sameAs(bound.on()) ? at : same;
            }
            if (same < 0) {
                ranges.add(bound);
            } else {
                ranges.set(same, ranges.get(same).and(bound));
            }
        }
        return ranges;
    }

    private TimeRange and(TimeRange other) {
        return new TimeRange(
                on,
                Stream.concat(from.stream(), other.from.stream()).max(LocalDate::compareTo),
                Stream.concat(before.stream(), other.before.stream()).min(LocalDate::compareTo),
                Stream.concat(literals.stream(), other.literals.stream()).toList());
    }

    private static Stream<TimeRange> bound(Expression condition) {
        return switch (condition) {
            case Expression.Operation operation
            when operation.left().isPresent() ->
                comparison(operation.left().get(), operation.operator().symbol(), operation.right()).stream();
            case Expression.Between between when !between.negated() && !between.symmetric() -> between(between);
            default -> Stream.empty();
        };
    }

    private static Stream<TimeRange> between(Expression.Between between) {
        Optional<TimeRange> low = comparison(between.value(), ">=", between.low());
        Optional<TimeRange> high = comparison(between.value(), "<=", between.high());
        return low.isPresent() && high.isPresent() ? Stream.of(low.get(), high.get()) : Stream.empty();
    }

    private static Optional<TimeRange> comparison(Expression left, String symbol, Expression right) {
        Optional<Expression.Literal> written = Dates.literal(right);
        if (written.isPresent()) {
            return range(left, symbol, written.get());
        }
        Optional<Expression.Literal> first = Dates.literal(left);
        return first.isPresent() ? range(right, mirrored(symbol), first.get()) : year(left, symbol, right);
    }

    private static Optional<TimeRange> range(Expression on, String symbol, Expression.Literal literal) {
        LocalDate day = Dates.day(literal.value()).orElseThrow();
        Optional<LocalDate> none = Optional.empty();
        List<Expression.Literal> literals = List.of(literal);
        return switch (symbol) {
            case ">=" -> Optional.of(new TimeRange(on, Optional.of(day), none, literals));
            case ">" -> Optional.of(new TimeRange(on, Optional.of(day.plusDays(1)), none, literals));
            case "<" -> Optional.of(new TimeRange(on, none, Optional.of(day), literals));
            case "<=" -> Optional.of(new TimeRange(on, none, Optional.of(day.plusDays(1)), literals));
            case "=" -> Optional.of(new TimeRange(on, Optional.of(day), Optional.of(day.plusDays(1)), literals));
            default -> Optional.empty();
        };
    }

    /** {@code EXTRACT(year FROM x) = 2025}. */
    private static Optional<TimeRange> year(Expression left, String symbol, Expression right) {
        Expression bare = left instanceof Expression.Cast cast ? cast.value() : left;
        Optional<CalendarCall> asked = bare instanceof Expression.Call call
                ? CalendarCall.of(call).filter(found -> found.isNumberOf("year"))
                : Optional.empty();
        if (asked.isEmpty()
                || !symbol.equals("=")
                || !(right instanceof Expression.Literal literal)
                || !literal.value().matches("[12]\\d{3}")) {
            return Optional.empty();
        }
        LocalDate start = LocalDate.of(Integer.parseInt(literal.value()), 1, 1);
        return Optional.of(
                new TimeRange(asked.get().of(), Optional.of(start), Optional.of(start.plusYears(1)), List.of(literal)));
    }

    private static String mirrored(String symbol) {
        return switch (symbol) {
            case "<" -> ">";
            case "<=" -> ">=";
            case ">" -> "<";
            case ">=" -> "<=";
            default -> symbol;
        };
    }

    /** Both ends are known. */
    public boolean isClosed() {
        return from.isPresent() && before.isPresent();
    }

    /** {@code 2025-01-01 to 2025-12-31}, with the last day included as people say it. */
    public String inWords() {
        String last = before.map(day -> day.minusDays(1).toString()).orElse("");
        if (from.isEmpty()) {
            return "until " + last;
        }
        return before.isEmpty() ? "since " + from.get() : from.get() + " to " + last;
    }
}
