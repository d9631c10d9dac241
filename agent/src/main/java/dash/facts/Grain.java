package dash.facts;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;

/** How long one period of a series is. */
public enum Grain {
    DAY,
    WEEK,
    MONTH,
    QUARTER,
    YEAR;

    public LocalDate after(LocalDate start) {
        return switch (this) {
            case DAY -> start.plusDays(1);
            case WEEK -> start.plusWeeks(1);
            case MONTH -> start.plusMonths(1);
            case QUARTER -> start.plusMonths(3);
            case YEAR -> start.plusYears(1);
        };
    }

    /** How many periods lie from one start to another. */
    long between(LocalDate from, LocalDate to) {
        return switch (this) {
            case DAY -> ChronoUnit.DAYS.between(from, to);
            case WEEK -> ChronoUnit.WEEKS.between(from, to);
            case MONTH -> ChronoUnit.MONTHS.between(from, to);
            case QUARTER -> ChronoUnit.MONTHS.between(from, to) / 3;
            case YEAR -> ChronoUnit.YEARS.between(from, to);
        };
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Grain> named(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "day", "days" -> Optional.of(DAY);
            case "week", "weeks" -> Optional.of(WEEK);
            case "month", "months", "mon" -> Optional.of(MONTH);
            case "quarter", "quarters" -> Optional.of(QUARTER);
            case "year", "years" -> Optional.of(YEAR);
            default -> Optional.empty();
        };
    }
}
