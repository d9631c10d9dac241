package dash.builtin.periods;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The steps of a series over time, with the words for one, for several, and for "every one of them". */
public enum Grain {
    DAY("day", "days", "daily"),
    WEEK("week", "weeks", "weekly"),
    MONTH("month", "months", "monthly"),
    QUARTER("quarter", "quarters", "quarterly"),
    YEAR("year", "years", "yearly");

    private static final Map<String, Grain> NAMED = new HashMap<>();
    private static final Map<String, Grain> EVERY = new HashMap<>(Map.of("annually", YEAR));

    static {
        for (Grain grain : values()) {
            NAMED.put(grain.one, grain);
            NAMED.put(grain.many, grain);
            EVERY.put(grain.every, grain);
        }
    }

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

    /** One step later. */
    LocalDate forth(LocalDate day) {
        return switch (this) {
            case DAY -> day.plusDays(1);
            case WEEK -> day.plusWeeks(1);
            case MONTH -> day.plusMonths(1);
            case QUARTER -> day.plusMonths(3);
            case YEAR -> day.plusYears(1);
        };
    }

    /** By a noun: day, months. */
    public static Optional<Grain> named(String lower) {
        return Optional.ofNullable(NAMED.get(lower));
    }

    /** By an adverb: daily, annually. */
    public static Optional<Grain> every(String lower) {
        return Optional.ofNullable(EVERY.get(lower));
    }
}
