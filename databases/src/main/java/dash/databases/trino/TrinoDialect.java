package dash.databases.trino;

import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.util.Locale;
import java.util.Optional;

/** Trino's spelling, which is the standard's almost everywhere. */
public final class TrinoDialect extends StandardDialect {

    public static final Dialect INSTANCE = new TrinoDialect();

    private TrinoDialect() {
        super("trino", "Trino");
    }

    @Override
    public String weekday(String day) {
        return extracted("day_of_week", day);
    }

    @Override
    public String daysBetween(String from, String to) {
        return "date_diff('day', " + asDay(from) + ", " + asDay(to) + ")";
    }

    @Override
    public String daysElapsed(String from, String to) {
        return "date_diff('second', " + from + ", " + to + ") / 86400.0";
    }

    @Override
    public Optional<String> median(String value) {
        return Optional.empty();
    }

    @Override
    public Optional<String> caselessLike() {
        return Optional.empty();
    }

    /** Trino reads days by MySQL's letters. */
    @Override
    public Optional<String> dayPattern(String format) {
        String pattern = format.toUpperCase(Locale.ROOT)
                .replace("%", "%%")
                .replace("YYYY", "%Y")
                .replace("MONTH", "%M")
                .replace("MON", "%b")
                .replace("MM", "%m")
                .replace("DD", "%d");
        return pattern.matches("[^A-Za-z]*(%[YMbmd][^A-Za-z]*)+") ? Optional.of(pattern) : Optional.empty();
    }

    @Override
    public Optional<String> parsedDay(String value, String format) {
        return dayPattern(format).map(pattern -> asDay("date_parse(" + value + ", " + text(pattern) + ")"));
    }
}
