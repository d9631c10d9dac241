package dash.facts;

import dash.statement.Expression;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads days that are written out in a statement. Anything that would have to be computed is no written day. */
final class Dates {

    private static final Pattern MIDNIGHT = Pattern.compile("(\\d{4}-\\d{2}-\\d{2})([ T]00:00(:00(\\.0+)?)?)?");

    private Dates() {}

    /** The day of a literal, whether or not it is cast or set into a time zone. */
    static Optional<Expression.Literal> literal(Expression value) {
        return switch (value) {
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.STRING
                    && day(literal.value()).isPresent() -> Optional.of(literal);
            case Expression.Cast cast -> literal(cast.value());
            case Expression.AtTimeZone zone -> literal(zone.value());
            default -> Optional.empty();
        };
    }

    static Optional<LocalDate> day(String text) {
        Matcher midnight = MIDNIGHT.matcher(text.strip());
        try {
            return midnight.matches() ? Optional.of(LocalDate.parse(midnight.group(1))) : Optional.empty();
        } catch (DateTimeParseException notADay) {
            return Optional.empty();
        }
    }
}
