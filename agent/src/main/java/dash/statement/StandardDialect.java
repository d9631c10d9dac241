package dash.statement;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Standard SQL with the functions of time that PostgreSQL made common. Engines say where they differ. */
public class StandardDialect implements Dialect {

    private static final Pattern PLAIN_NAME = Pattern.compile("[a-z_][a-z0-9_]*");

    /** Where the engine does not matter. */
    public static final Dialect PLAIN = new StandardDialect("sql", "SQL");

    private final String name;
    private final String title;

    public StandardDialect(String name, String title) {
        this.name = name;
        this.title = title;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String quoted(String identifier) {
        return "\"" + checked(identifier).replace("\"", "\"\"") + "\"";
    }

    @Override
    public String name(String identifier) {
        boolean plain = PLAIN_NAME.matcher(identifier).matches() && !isReserved(identifier);
        return plain ? identifier : quoted(identifier);
    }

    @Override
    public String text(String text) {
        return "'" + checked(text).replace("'", "''") + "'";
    }

    @Override
    public String day(LocalDate day) {
        return "DATE '" + day + "'";
    }

    @Override
    public String asDay(String value) {
        return "CAST(" + value + " AS date)";
    }

    @Override
    public String asText(String value) {
        return "CAST(" + value + " AS varchar)";
    }

    @Override
    public String numberIn(String text) {
        return "TRY_CAST(" + text + " AS double)";
    }

    @Override
    public String start(Step step, String day) {
        return asDay("date_trunc('" + word(step) + "', " + day + ")");
    }

    @Override
    public String number(Step step, String day) {
        return extracted(word(step), day);
    }

    @Override
    public String dayOfMonth(String day) {
        return extracted("day", day);
    }

    @Override
    public String weekday(String day) {
        return extracted("isodow", day);
    }

    @Override
    public String hour(String moment) {
        return extracted("hour", moment);
    }

    /** A part of a date as a whole number. */
    protected String extracted(String part, String day) {
        return "CAST(extract(" + part + " FROM " + day + ") AS integer)";
    }

    @Override
    public String daysBetween(String from, String to) {
        return "(" + asDay(to) + " - " + asDay(from) + ")";
    }

    @Override
    public String daysElapsed(String from, String to) {
        return "extract(epoch FROM " + to + " - " + from + ") / 86400.0";
    }

    @Override
    public String plusDays(String day, int days) {
        return plus(day, days, "DAY");
    }

    @Override
    public String plusMonths(String day, int months) {
        return plus(day, months, "MONTH");
    }

    private static String plus(String day, int count, String unit) {
        return day + (count < 0 ? " - " : " + ") + "INTERVAL '" + Math.abs(count) + "' " + unit;
    }

    @Override
    public String local(String column, Clock clock, ZoneId zone) {
        return switch (clock) {
            case DAYS -> column;
            case MOMENTS -> "(" + column + " AT TIME ZONE " + text(zone.getId()) + ")";
            case UTC_MOMENTS -> "(" + column + " AT TIME ZONE 'UTC' AT TIME ZONE " + text(zone.getId()) + ")";
        };
    }

    @Override
    public String midnight(LocalDate day, Clock clock, ZoneId zone) {
        return switch (clock) {
            case DAYS -> day(day);
            case MOMENTS -> "TIMESTAMP '" + day + "' AT TIME ZONE " + text(zone.getId());
            case UTC_MOMENTS -> "TIMESTAMP '" + day + "' AT TIME ZONE " + text(zone.getId()) + " AT TIME ZONE 'UTC'";
        };
    }

    @Override
    public String order(String item, boolean descending) {
        return item + (descending ? " DESC NULLS LAST" : " ASC NULLS LAST");
    }

    @Override
    public Optional<String> parsedDay(String value, String format) {
        return dayPattern(format).map(pattern -> "TO_DATE(" + value + ", " + text(pattern) + ")");
    }

    @Override
    public Optional<String> dayPattern(String format) {
        return Optional.of(format);
    }

    @Override
    public Optional<Clock> clock(String type) {
        String plain =
                type.toLowerCase(Locale.ROOT).replaceAll("\\(\\d+\\)", "").replaceAll("\\s+", " ");
        return switch (plain) {
            case "date" -> Optional.of(Clock.DAYS);
            case "timestamptz", "timestamp with time zone" -> Optional.of(Clock.MOMENTS);
            case "timestamp", "timestamp without time zone", "datetime" -> Optional.of(Clock.UTC_MOMENTS);
            default -> Optional.empty();
        };
    }

    @Override
    public String orderNullsFirst(String item, boolean descending) {
        return item + (descending ? " DESC NULLS FIRST" : " ASC NULLS FIRST");
    }

    @Override
    public String offset(String rows, boolean limited) {
        return "OFFSET " + rows;
    }

    @Override
    public Optional<String> firstRowsWithTies(String rows) {
        return Optional.of("FETCH FIRST " + rows + " ROWS WITH TIES");
    }

    @Override
    public boolean knowsMaterialized() {
        return true;
    }

    @Override
    public boolean knowsFilter() {
        return true;
    }

    @Override
    public Optional<String> median(String value) {
        return Optional.of("percentile_cont(0.5) WITHIN GROUP (ORDER BY " + value + ")");
    }

    @Override
    public Optional<String> deviation(String value) {
        return Optional.of("stddev_samp(" + value + ")");
    }

    @Override
    public String together(List<String> values) {
        return values.size() == 1 ? values.getFirst() : "(" + String.join(", ", values) + ")";
    }

    @Override
    public String setOperand(String query) {
        return "(" + query + ")";
    }

    @Override
    public String valuesRow(String values) {
        return "(" + values + ")";
    }

    @Override
    public String call(String function) {
        return name(function);
    }

    @Override
    public String specialValue(String value) {
        return value.toUpperCase(Locale.ROOT);
    }

    @Override
    public String type(String type, String modifiers) {
        return type + modifiers;
    }

    @Override
    public String interval(String amount) {
        return "INTERVAL " + text(amount);
    }

    @Override
    public String operation(String symbol, String left, String right) {
        return left + " " + symbol + " " + right;
    }

    @Override
    public String distinctFrom(String left, String right, boolean negated) {
        return left + (negated ? " IS NOT DISTINCT FROM " : " IS DISTINCT FROM ") + right;
    }

    @Override
    public Optional<String> caselessLike() {
        return Optional.of("ILIKE");
    }

    /** Whether a plain name has to stand in quotes; one too many does no harm. */
    protected boolean isReserved(String identifier) {
        return ReservedWords.contain(identifier);
    }

    protected static String word(Step step) {
        return step.name().toLowerCase(Locale.ROOT);
    }

    /** A zero character ends a text on the way to some servers. */
    protected static String checked(String text) {
        if (text.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("a name or text with a zero character");
        }
        return text;
    }
}
