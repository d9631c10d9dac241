package dash.doubt;

import dash.statement.CalendarCall;
import dash.statement.Expression;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Period;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The day an expression without columns stands for: a literal, CURRENT_DATE, a truncated or shifted one. */
final class DateValue {

    private static final Pattern ISO = Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})([ T].*)?");
    private static final Pattern AMOUNT = Pattern.compile("(-?[0-9]{1,4}) (day|week|month|quarter|year)s?");

    private final LocalDate now;

    /** Takes the day that the database calls today. */
    DateValue(LocalDate now) {
        this.now = now;
    }

    Optional<LocalDate> of(Expression value) {
        return switch (value) {
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.STRING ->
                literal.value().equals("now") ? Optional.of(now) : day(literal.value());
            case Expression.Cast cast -> of(cast.value());
            case Expression.AtTimeZone zone -> of(zone.value());
            case Expression.SpecialValue special
            when Set.of("current_date", "current_timestamp", "localtimestamp").contains(special.name()) ->
                Optional.of(now);
            case Expression.Call call -> call(call);
            case Expression.Operation operation -> shifted(operation);
            default -> Optional.empty();
        };
    }

    private static Optional<LocalDate> day(String text) {
        Matcher matcher = ISO.matcher(text.strip());
        try {
            return matcher.matches() ? Optional.of(LocalDate.parse(matcher.group(1))) : Optional.empty();
        } catch (DateTimeException noDay) {
            return Optional.empty();
        }
    }

    private Optional<LocalDate> call(Expression.Call call) {
        return switch (call.name().last()) {
            case "now", "curdate", "today", "current_date", "current_timestamp", "sysdate" -> Optional.of(now);
            default ->
                CalendarCall.of(call)
                        .filter(CalendarCall::isStart)
                        .flatMap(start -> of(start.of()).flatMap(day -> truncated(start.unit(), day)));
        };
    }

    static Optional<LocalDate> truncated(String unit, LocalDate day) {
        return switch (unit.toLowerCase(Locale.ROOT)) {
            case "day" -> Optional.of(day);
            case "month" -> Optional.of(day.withDayOfMonth(1));
            case "quarter" -> Optional.of(LocalDate.of(day.getYear(), (day.getMonthValue() - 1) / 3 * 3 + 1, 1));
            case "year" -> Optional.of(day.withDayOfYear(1));
            default -> Optional.empty();
        };
    }

    static Optional<LocalDate> after(String unit, LocalDate start) {
        return switch (unit.toLowerCase(Locale.ROOT)) {
            case "day" -> Optional.of(start.plusDays(1));
            case "month" -> Optional.of(start.plusMonths(1));
            case "quarter" -> Optional.of(start.plusMonths(3));
            case "year" -> Optional.of(start.plusYears(1));
            default -> Optional.empty();
        };
    }

    private Optional<LocalDate> shifted(Expression.Operation operation) {
        boolean minus = operation.operator().symbol().equals("-");
        if (operation.left().isEmpty()
                || (!minus && !operation.operator().symbol().equals("+"))) {
            return Optional.empty();
        }
        Optional<Period> amount = amount(operation.right());
        return of(operation.left().get())
                .flatMap(day -> amount.map(period -> minus ? day.minus(period) : day.plus(period)));
    }

    private static Optional<Period> amount(Expression value) {
        if (value instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.INTEGER) {
            return literal.value().length() < 6
                    ? Optional.of(Period.ofDays(Integer.parseInt(literal.value())))
                    : Optional.empty();
        }
        if (!(value instanceof Expression.Cast cast) || !(cast.value() instanceof Expression.Literal literal)) {
            return Optional.empty();
        }
        Matcher matcher = AMOUNT.matcher(literal.value().strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(matcher.group(1));
        return Optional.of(
                switch (matcher.group(2)) {
                    case "day" -> Period.ofDays(number);
                    case "week" -> Period.ofWeeks(number);
                    case "month" -> Period.ofMonths(number);
                    case "quarter" -> Period.ofMonths(3 * number);
                    default -> Period.ofYears(number);
                });
    }
}
