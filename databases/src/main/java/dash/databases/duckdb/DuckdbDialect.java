package dash.databases.duckdb;

import dash.statement.Dialect;
import dash.statement.StandardDialect;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** DuckDB's spelling. */
public final class DuckdbDialect extends StandardDialect {

    public static final Dialect INSTANCE = new DuckdbDialect();

    private static final Pattern PART = Pattern.compile("YYYY|YY|Month|Mon|MM|DD|HH24|HH|MI|SS|[A-Za-z]+");

    private static final Map<String, String> LETTERS = Map.of(
            "YYYY", "%Y",
            "YY", "%y",
            "MM", "%m",
            "Mon", "%b",
            "Month", "%B",
            "DD", "%d",
            "HH24", "%H",
            "HH", "%H",
            "MI", "%M",
            "SS", "%S");

    private DuckdbDialect() {
        super("duckdb", "DuckDB");
    }

    @Override
    public String quoted(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("an empty name");
        }
        return super.quoted(whole(name));
    }

    @Override
    public String text(String text) {
        return super.text(whole(text));
    }

    /** Half a surrogate pair would arrive as something else. */
    private static String whole(String text) {
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("a name or text that is not Unicode");
        }
        return text;
    }

    @Override
    public Optional<String> parsedDay(String value, String format) {
        return dayPattern(format).map(pattern -> "CAST(strptime(" + value + ", " + text(pattern) + ") AS date)");
    }

    @Override
    public Optional<String> dayPattern(String format) {
        StringBuilder pattern = new StringBuilder();
        Matcher parts = PART.matcher(format);
        int reached = 0;
        while (parts.find()) {
            String letters = LETTERS.get(parts.group());
            if (letters == null) {
                return Optional.empty();
            }
            pattern.append(format, reached, parts.start()).append(letters);
            reached = parts.end();
        }
        return Optional.of(pattern.append(format.substring(reached)).toString());
    }

    @Override
    public Optional<Clock> clock(String type) {
        return switch (type.toLowerCase(Locale.ROOT)) {
            case "timestamp_s", "timestamp_ms", "timestamp_ns" -> Optional.of(Clock.UTC_MOMENTS);
            default -> super.clock(type);
        };
    }
}
