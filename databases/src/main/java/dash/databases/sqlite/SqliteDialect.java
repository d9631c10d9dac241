package dash.databases.sqlite;

import dash.databases.sqlite.parser.Keywords;
import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * SQLite's spelling. Days and moments are texts such as {@code 2024-01-31} and {@code 2024-01-31 12:00:00}, which compare as
 * they read. SQLite knows no time zones but fixed offsets: moments of a zone that changes its clocks stay as they are
 * written.
 */
public final class SqliteDialect extends StandardDialect {

    public static final Dialect INSTANCE = new SqliteDialect();

    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");
    private static final String MONTHS = "'janfebmaraprmayjunjulaugsepoctnovdec'";

    private SqliteDialect() {
        super("sqlite", "SQLite");
    }

    @Override
    public String day(LocalDate day) {
        return text(day.toString());
    }

    @Override
    public String asDay(String value) {
        return "date(" + value + ")";
    }

    @Override
    public String numberIn(String text) {
        return "CASE WHEN trim(" + text + ") GLOB '[-0-9]*' AND NOT ltrim(trim(" + text
                + "), '-') GLOB '*[^0-9.]*' THEN CAST(" + text + " AS REAL) END";
    }

    @Override
    public String asText(String value) {
        return "CAST(" + value + " AS text)";
    }

    @Override
    public String start(Step step, String day) {
        return switch (step) {
            case WEEK -> "date(" + day + ", '-6 days', 'weekday 1')";
            case MONTH -> "date(" + day + ", 'start of month')";
            case QUARTER ->
                "date(" + day + ", 'start of month', '-' || ((CAST(strftime('%m', " + day
                        + ") AS integer) - 1) % 3) || ' months')";
            case YEAR -> "date(" + day + ", 'start of year')";
        };
    }

    @Override
    protected String extracted(String part, String day) {
        String letter = switch (part) {
            case "day" -> "d";
            case "isodow" -> "u";
            case "hour" -> "H";
            default -> throw new IllegalArgumentException("no part of a date: " + part);
        };
        return "CAST(strftime('%" + letter + "', " + day + ") AS integer)";
    }

    @Override
    public String daysBetween(String from, String to) {
        return "CAST(julianday(date(" + to + ")) - julianday(date(" + from + ")) AS integer)";
    }

    @Override
    public String daysElapsed(String from, String to) {
        return "julianday(" + to + ") - julianday(" + from + ")";
    }

    @Override
    public Optional<String> median(String value) {
        return Optional.empty();
    }

    @Override
    public Optional<String> deviation(String value) {
        return Optional.empty();
    }

    @Override
    public String together(List<String> values) {
        return String.join(" || '/' || ", values);
    }

    /** LIKE takes capitals and small letters for one, as far as they are English. */
    @Override
    public Optional<String> caselessLike() {
        return Optional.of("LIKE");
    }

    @Override
    public String number(Step step, String day) {
        return switch (step) {
            case WEEK -> "CAST(strftime('%V', " + day + ") AS integer)";
            case MONTH -> "CAST(strftime('%m', " + day + ") AS integer)";
            case QUARTER -> "(CAST(strftime('%m', " + day + ") AS integer) + 2) / 3";
            case YEAR -> "CAST(strftime('%Y', " + day + ") AS integer)";
        };
    }

    @Override
    public String plusDays(String day, int days) {
        return "date(" + day + ", '" + signed(days) + " days')";
    }

    /** The last day of a shorter month, not a day of the month behind it. */
    @Override
    public String plusMonths(String day, int months) {
        return "date(" + day + ", '" + signed(months) + " months', 'floor')";
    }

    private static String signed(int count) {
        return count < 0 ? String.valueOf(count) : "+" + count;
    }

    @Override
    public String local(String column, Clock clock, ZoneId zone) {
        ZoneId plain = zone.normalized();
        return switch (clock) {
            case DAYS -> column;
            case MOMENTS, UTC_MOMENTS ->
                plain instanceof ZoneOffset offset && offset.getTotalSeconds() != 0
                        ? "datetime(" + column + ", '" + offset.getId() + "')"
                        : "datetime(" + column + ")";
        };
    }

    @Override
    public String midnight(LocalDate day, Clock clock, ZoneId zone) {
        return switch (clock) {
            case DAYS -> day(day);
            case MOMENTS, UTC_MOMENTS -> {
                ZoneId known = zone.normalized() instanceof ZoneOffset offset ? offset : ZoneOffset.UTC;
                yield text(MOMENT.format(day.atStartOfDay(known).withZoneSameInstant(ZoneOffset.UTC)));
            }
        };
    }

    /** Put together from the parts of the text: SQLite itself reads one format only. */
    @Override
    public Optional<String> parsedDay(String value, String format) {
        String letters = format.toUpperCase(Locale.ROOT);
        int year = letters.indexOf("YYYY");
        int day = letters.indexOf("DD");
        boolean named = letters.contains("MON");
        int month = named ? letters.indexOf("MON") : letters.indexOf("MM");
        if (year < 0 || day < 0 || month < 0 || letters.contains("MONTH") || letters.length() != (named ? 11 : 10)) {
            return letters.equals("YYYYMMDD") ? Optional.of(joined(value, 0, part(value, 4, 2), 6)) : Optional.empty();
        }
        String number = named
                ? "printf('%02d', (instr(" + MONTHS + ", lower(" + part(value, month, 3) + ")) + 2) / 3)"
                : part(value, month, 2);
        return Optional.of(joined(value, year, number, day));
    }

    private static String joined(String value, int year, String month, int day) {
        return "date(" + part(value, year, 4) + " || '-' || " + month + " || '-' || " + part(value, day, 2) + ")";
    }

    private static String part(String value, int from, int length) {
        return "substr(" + value + ", " + (from + 1) + ", " + length + ")";
    }

    @Override
    public Optional<String> dayPattern(String format) {
        return Optional.empty();
    }

    @Override
    protected boolean isReserved(String identifier) {
        return super.isReserved(identifier) || Keywords.mustBeQuoted(identifier);
    }
}
