package dash.databases.duckdb.child;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values as text, exact and in one form each; a long one is cut, a little behind what the parent keeps. */
final class Printing {

    /** DuckDB holds the infinite days and moments as numbers far outside of any calendar. */
    private static final int LAST_YEAR = 200_000;

    private static final int SLACK = 8;

    private final ResultSet result;
    private final List<String> types;
    private final int most;

    Printing(ResultSet result, List<String> types, int cellBytes) {
        this.result = result;
        this.types = types;
        this.most = cellBytes + SLACK;
    }

    @Nullable
    String cell(int at) throws SQLException {
        String text = printed(at);
        return text == null || text.length() <= most ? text : text.substring(0, most);
    }

    private @Nullable String printed(int at) throws SQLException {
        String type = types.get(at - 1);
        try {
            return switch (type) {
                case "DATE" -> day(result.getObject(at, LocalDate.class));
                case "TIMESTAMP", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS" ->
                    moment(result.getObject(at, LocalDateTime.class));
                case "TIMESTAMP WITH TIME ZONE" -> moment(result.getObject(at, OffsetDateTime.class));
                case "TIME" -> time(result.getObject(at, LocalTime.class));
                case "BLOB" -> bytes(result.getBytes(at));
                default -> result.getString(at);
            };
        } catch (DateTimeException outside) {
            // 24:00:00 is a time for the engine and none for Java.
            return "24:00:00";
        }
    }

    private static @Nullable String day(@Nullable LocalDate day) {
        return day == null ? null : finite(day.getYear(), day.toString());
    }

    private static @Nullable String moment(@Nullable LocalDateTime moment) {
        return moment == null ? null : finite(moment.getYear(), moment.toString());
    }

    private static @Nullable String moment(@Nullable OffsetDateTime moment) {
        return moment == null ? null : finite(moment.getYear(), moment.toString());
    }

    private static String finite(int year, String printed) {
        if (Math.abs(year) < LAST_YEAR) {
            return printed;
        }
        return year > 0 ? "infinity" : "-infinity";
    }

    private static @Nullable String time(@Nullable LocalTime time) {
        return time == null ? null : time.toString();
    }

    private @Nullable String bytes(byte @Nullable [] bytes) {
        return bytes == null ? null : "\\x" + HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, most));
    }
}
