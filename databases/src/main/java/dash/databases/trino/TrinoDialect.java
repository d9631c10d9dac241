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
