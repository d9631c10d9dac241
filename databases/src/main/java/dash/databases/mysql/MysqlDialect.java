package dash.databases.mysql;

import dash.databases.mysql.parser.Words;
import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The spelling of MySQL and MariaDB under the SQL mode that sessions pin: backslashes escape, double quotes hold texts. */
public final class MysqlDialect extends StandardDialect {

    public static final Dialect INSTANCE = new MysqlDialect();

    /** In characters, by both servers. */
    private static final int LONGEST_NAME = 64;

    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
    private static final Pattern PARTS_OF_DAYS = Pattern.compile("YYYY|YY|Month|Mon|MM|DD|HH24|MI|SS|[A-Za-z]+");
    private static final Map<String, String> LETTERS = Map.of(
            "YYYY", "%Y", "YY", "%y", "Month", "%M", "Mon", "%b", "MM", "%m", "DD", "%d", "HH24", "%H", "MI", "%i",
            "SS", "%s");

    private static final Pattern STRETCH =
            Pattern.compile("([0-9.]+)\\s+(microsecond|second|minute|hour|day|week|month|quarter|year)s?");

    private MysqlDialect() {
        super("mysql", "MySQL");
    }

    @Override
    public String quoted(String name) {
        boolean fits = !name.isEmpty() && name.length() <= LONGEST_NAME && !name.endsWith(" ");
        if (!fits) {
            throw new IllegalArgumentException("a name of " + name.length() + " characters; it must have 1 to "
                    + LONGEST_NAME + " and not end with a space");
        }
        return "`" + whole(checked(name)).replace("`", "``") + "`";
    }

    @Override
    public String name(String name) {
        return PLAIN_NAME.matcher(name).matches() && !isReserved(name) ? name : quoted(name);
    }

    @Override
    protected boolean isReserved(String name) {
        return super.isReserved(name.toLowerCase(Locale.ROOT)) || Words.mayBeReserved(Words.capital(name));
    }

    @Override
    public String text(String text) {
        return "'" + whole(checked(text)).replace("\\", "\\\\").replace("'", "''") + "'";
    }

    /** Half a surrogate pair would arrive as something else. */
    private static String whole(String text) {
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("a name or text that is not Unicode");
        }
        return text;
    }

    @Override
    public String numberIn(String text) {
        return "CASE WHEN " + text + " REGEXP '^ *-?[0-9]+([.][0-9]+)? *$' THEN CAST(" + text
                + " AS DECIMAL(38, 6)) END";
    }

    @Override
    public String asText(String value) {
        return "CAST(" + value + " AS char)";
    }

    @Override
    public String start(Step step, String day) {
        return switch (step) {
            case WEEK -> "CAST(DATE_SUB(" + day + ", INTERVAL WEEKDAY(" + day + ") DAY) AS date)";
            case MONTH -> "CAST(DATE_FORMAT(" + day + ", '%Y-%m-01') AS date)";
            case QUARTER -> "DATE_ADD(MAKEDATE(YEAR(" + day + "), 1), INTERVAL 3 * (QUARTER(" + day + ") - 1) MONTH)";
            case YEAR -> "CAST(DATE_FORMAT(" + day + ", '%Y-01-01') AS date)";
        };
    }

    @Override
    protected String extracted(String part, String day) {
        return "EXTRACT(" + part + " FROM " + day + ")";
    }

    @Override
    public String weekday(String day) {
        return "WEEKDAY(" + day + ") + 1";
    }

    @Override
    public String daysBetween(String from, String to) {
        return "DATEDIFF(" + to + ", " + from + ")";
    }

    @Override
    public String daysElapsed(String from, String to) {
        return "TIMESTAMPDIFF(SECOND, " + from + ", " + to + ") / 86400.0";
    }

    @Override
    public Optional<String> median(String value) {
        return Optional.empty();
    }

    @Override
    public String together(List<String> values) {
        return String.join(", ", values);
    }

    /** The session's time zone is the project's, and the server shows moments in it. */
    @Override
    public String local(String column, Clock clock, ZoneId zone) {
        boolean shifted = clock == Clock.UTC_MOMENTS && !isUtc(zone);
        return shifted ? "CONVERT_TZ(" + column + ", '+00:00', " + text(zoneName(zone)) + ")" : column;
    }

    @Override
    public String midnight(LocalDate day, Clock clock, ZoneId zone) {
        return switch (clock) {
            case DAYS -> day(day);
            case MOMENTS -> moment(day.atStartOfDay());
            case UTC_MOMENTS ->
                moment(day.atStartOfDay(zone)
                        .withZoneSameInstant(ZoneOffset.UTC)
                        .toLocalDateTime());
        };
    }

    private static String moment(LocalDateTime moment) {
        return "TIMESTAMP '" + moment.format(MOMENT) + "'";
    }

    private static boolean isUtc(ZoneId zone) {
        return zone.getRules().equals(ZoneOffset.UTC.getRules());
    }

    /** What the server calls a time zone; names other than these are known to it only when its tables of zones are filled. */
    public static String zoneName(ZoneId zone) {
        if (isUtc(zone)) {
            return "+00:00";
        }
        return zone instanceof ZoneOffset offset ? offset.getId().substring(0, 6) : zone.getId();
    }

    /** Values that are missing come first by themselves when the order ascends, and last when it descends. */
    @Override
    public String order(String item, boolean descending) {
        return descending ? item + " DESC" : item + " IS NULL, " + item + " ASC";
    }

    @Override
    public Optional<String> parsedDay(String value, String format) {
        return dayPattern(format).map(pattern -> "DATE(STR_TO_DATE(" + value + ", " + text(pattern) + "))");
    }

    @Override
    public Optional<String> dayPattern(String format) {
        Matcher parts = PARTS_OF_DAYS.matcher(format.replace("%", "%%"));
        StringBuilder pattern = new StringBuilder();
        while (parts.find()) {
            String letters = LETTERS.get(parts.group());
            if (letters == null) {
                return Optional.empty();
            }
            parts.appendReplacement(pattern, letters);
        }
        return Optional.of(parts.appendTail(pattern).toString());
    }

    /** A timestamp is a point in time, shown in the session's zone; a datetime is whatever was written. */
    @Override
    public Optional<Clock> clock(String type) {
        String plain =
                type.toLowerCase(Locale.ROOT).replaceAll("\\(\\d+\\)", "").strip();
        return switch (plain) {
            case "date" -> Optional.of(Clock.DAYS);
            case "timestamp" -> Optional.of(Clock.MOMENTS);
            case "datetime" -> Optional.of(Clock.UTC_MOMENTS);
            default -> Optional.empty();
        };
    }

    @Override
    public String orderNullsFirst(String item, boolean descending) {
        return descending ? item + " IS NULL DESC, " + item + " DESC" : item + " ASC";
    }

    /** The manual's own way to say: all of them. */
    @Override
    public String offset(String rows, boolean limited) {
        return (limited ? "" : "LIMIT 18446744073709551615 ") + "OFFSET " + rows;
    }

    @Override
    public Optional<String> firstRowsWithTies(String rows) {
        return Optional.empty();
    }

    @Override
    public boolean knowsMaterialized() {
        return false;
    }

    @Override
    public boolean knowsFilter() {
        return false;
    }

    /** Many functions are reserved words, and in quotes they would mean somebody's own function. */
    @Override
    public String call(String function) {
        return switch (function) {
            case "random" -> "rand";
            default -> PLAIN_NAME.matcher(function).matches() ? function : quoted(function);
        };
    }

    @Override
    public String type(String type, String modifiers) {
        return MysqlTypes.inCast(type) + (MysqlTypes.takesModifiers(type) ? modifiers : "");
    }

    @Override
    public String interval(String amount) {
        Matcher parts = STRETCH.matcher(amount.strip());
        return parts.matches()
                ? "INTERVAL " + parts.group(1) + " " + parts.group(2).toUpperCase(Locale.ROOT)
                : super.interval(amount);
    }

    @Override
    public String operation(String symbol, String left, String right) {
        return switch (symbol) {
            case "||" -> "CONCAT(" + left + ", " + right + ")";
            default -> super.operation(symbol.toUpperCase(Locale.ROOT), left, right);
        };
    }

    @Override
    public String distinctFrom(String left, String right, boolean negated) {
        String same = left + " <=> " + right;
        return negated ? same : "NOT (" + same + ")";
    }

    /** The usual collations take capitals and small letters for one. */
    @Override
    public Optional<String> caselessLike() {
        return Optional.of("LIKE");
    }
}
