package dash.builtin.periods;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;

/** The steps of a series over time, with the words for one, for several, and for "every one of them". */
public enum Grain {
    DAY("day", "days", "daily"),
    WEEK("week", "weeks", "weekly"),
    MONTH("month", "months", "monthly"),
    QUARTER("quarter", "quarters", "quarterly"),
    YEAR("year", "years", "yearly");

    private final String one;
    private final String many;
    private final String every;

    Grain(String one, String many, String every) {
        this.one = one;
        this.many = many;
        this.every = every;
    }

    public String word() {
        return one;
    }

    /** One step earlier. */
    LocalDate back(LocalDate day) {
        return switch (this) {
            case DAY -> day.minusDays(1);
            case WEEK -> day.minusWeeks(1);
            case MONTH -> day.minusMonths(1);
            case QUARTER -> day.minusMonths(3);
            case YEAR -> day.minusYears(1);
        };
    }

    /** By a noun: day, months. */
    public static Optional<Grain> named(String lower) {
        return Arrays.stream(values())
                .filter(grain -> grain.one.equals(lower) || grain.many.equals(lower))
                .findFirst();
    }

    /** By an adverb: daily, annually. */
    public static Optional<Grain> every(String lower) {
        if (lower.equals("annually")) {
            return Optional.of(YEAR);
        }
        return Arrays.stream(values())
                .filter(grain -> grain.every.equals(lower))
                .findFirst();
    }
}
