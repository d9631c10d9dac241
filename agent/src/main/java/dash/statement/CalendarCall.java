package dash.statement;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A call that asks the calendar about a day or a moment, whatever an engine calls it: {@code date_trunc('month', x)},
 * {@code year(x)}, {@code strftime('%Y', x)}.
 *
 * @param unit year, quarter, month, week, day, hour, minute, second, or a part that only PostgreSQL's words have
 * @param of the day or moment
 */
public record CalendarCall(Kind kind, String unit, Expression of) {

    /** What is asked. */
    public enum Kind {
        /** When the unit began, as a day, a moment or a text such as {@code 2024-05}. */
        START,
        /** Its number. */
        NUMBER
    }

    private static final Set<String> UNITS =
            Set.of("year", "quarter", "month", "week", "day", "hour", "minute", "second");

    private static final Map<String, String> NUMBERS = Map.of(
            "dayofmonth", "day",
            "dayofweek", "dow",
            "dayofyear", "doy",
            "weekday", "dow",
            "weekofyear", "week");

    /** The patterns that strftime and date_format share. */
    private static final Map<String, CalendarCall.Asked> PATTERNS = Map.ofEntries(
            Map.entry("%Y", new Asked(Kind.NUMBER, "year")),
            Map.entry("%m", new Asked(Kind.NUMBER, "month")),
            Map.entry("%d", new Asked(Kind.NUMBER, "day")),
            Map.entry("%w", new Asked(Kind.NUMBER, "dow")),
            Map.entry("%H", new Asked(Kind.NUMBER, "hour")),
            Map.entry("%Y-%m", new Asked(Kind.START, "month")),
            Map.entry("%Y-%m-01", new Asked(Kind.START, "month")),
            Map.entry("%Y-01-01", new Asked(Kind.START, "year")),
            Map.entry("%Y-%m-%d", new Asked(Kind.START, "day")));

    private record Asked(Kind kind, String unit) {}

    /** Empty for any other call. */
    public static Optional<CalendarCall> of(Expression.Call call) {
        List<Expression> arguments =
                call.arguments().stream().map(Argument::value).toList();
        String name = call.name().last();
        return switch (name) {
            case "date_trunc", "datetrunc" -> unitFirst(Kind.START, arguments);
            case "extract", "date_part", "datepart" -> unitFirst(Kind.NUMBER, arguments);
            case "strftime", "date_format" -> byPattern(arguments);
            case "date", "datetime" -> startOf(arguments);
            default -> arguments.size() == 1 ? single(name, arguments.getFirst()) : Optional.empty();
        };
    }

    private static Optional<CalendarCall> unitFirst(Kind kind, List<Expression> arguments) {
        return arguments.size() < 2
                ? Optional.empty()
                : text(arguments.getFirst())
                        .map(unit -> new CalendarCall(kind, unit.toLowerCase(Locale.ROOT), arguments.get(1)));
    }

    /** SQLite writes the pattern first, others behind the value. */
    private static Optional<CalendarCall> byPattern(List<Expression> arguments) {
        if (arguments.size() != 2) {
            return Optional.empty();
        }
        Optional<String> first = text(arguments.getFirst()).filter(text -> text.contains("%"));
        Expression value = first.isPresent() ? arguments.get(1) : arguments.getFirst();
        return first.or(() -> text(arguments.get(1)))
                .flatMap(pattern -> Optional.ofNullable(PATTERNS.get(pattern)))
                .map(asked -> new CalendarCall(asked.kind(), asked.unit(), value));
    }

    /** {@code date(x)}, and SQLite's {@code date(x, 'start of month')}. */
    private static Optional<CalendarCall> startOf(List<Expression> arguments) {
        if (arguments.size() == 1) {
            return Optional.of(new CalendarCall(Kind.START, "day", arguments.getFirst()));
        }
        return arguments.size() == 2
                ? text(arguments.get(1))
                        .filter(modifier -> modifier.startsWith("start of "))
                        .map(modifier -> modifier.substring("start of ".length()))
                        .map(unit -> new CalendarCall(Kind.START, unit, arguments.getFirst()))
                : Optional.empty();
    }

    private static Optional<CalendarCall> single(String name, Expression value) {
        return UNITS.contains(name)
                ? Optional.of(new CalendarCall(Kind.NUMBER, name, value))
                : Optional.ofNullable(NUMBERS.get(name)).map(unit -> new CalendarCall(Kind.NUMBER, unit, value));
    }

    private static Optional<String> text(Expression value) {
        return value instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.STRING
                ? Optional.of(literal.value())
                : Optional.empty();
    }

    public boolean isStart() {
        return kind == Kind.START;
    }

    public boolean isNumberOf(String wanted) {
        return kind == Kind.NUMBER && unit.equals(wanted);
    }
}
