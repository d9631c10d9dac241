package dash.answer;

import dash.statement.Expression;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;

/** Says constants as people write them: days by their name, numbers without idle zeros, zones by their city. */
final class LiteralWords {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);

    private LiteralWords() {}

    static String of(Expression.Literal literal) {
        return switch (literal.kind()) {
            case NULL -> "an empty value";
            case BOOLEAN -> literal.value().equals("true") ? "yes" : "no";
            case INTEGER -> literal.value();
            case DECIMAL -> decimal(literal.value());
            case STRING -> day(literal).map(LiteralWords::of).orElse("'" + literal.value() + "'");
            case BITS -> "'" + literal.value() + "'";
        };
    }

    private static String decimal(String digits) {
        try {
            return new BigDecimal(digits).stripTrailingZeros().toPlainString();
        } catch (NumberFormatException unusual) {
            return digits;
        }
    }

    static String of(LocalDate day) {
        return day.format(DAY);
    }

    /** The day of a constant without a time of day, or at midnight. */
    static Optional<LocalDate> day(Expression value) {
        return switch (value) {
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.STRING
                    && literal.value().matches("\\d{4}-\\d{2}-\\d{2}([ T]00:00(:00)?)?") -> parse(literal.value());
            case Expression.Cast cast -> day(cast.value());
            case Expression.AtTimeZone zone -> day(zone.value());
            default -> Optional.empty();
        };
    }

    private static Optional<LocalDate> parse(String text) {
        try {
            return Optional.of(LocalDate.parse(text.substring(0, 10)));
        } catch (DateTimeParseException notADay) {
            return Optional.empty();
        }
    }

    static String zone(String zone) {
        int slash = zone.lastIndexOf('/');
        return slash < 0 ? zone + " time" : Names.words(zone.substring(slash + 1)) + " time";
    }
}
