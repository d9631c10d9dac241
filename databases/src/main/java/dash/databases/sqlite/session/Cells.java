package dash.databases.sqlite.session;

import dash.databases.session.Utf8;
import dash.execute.Cell;
import dash.schema.TypeFamily;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Turns values into cells by what they are, and by what their column was declared as where the two agree: a text that reads
 * as a day in a column of days is a day, a 1 in a column of booleans is true. A value that does not agree stays what it is.
 */
final class Cells {

    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
    private static final Pattern MOMENT = Pattern.compile(
            "(\\d{4}-\\d\\d-\\d\\d)[ T](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?)(Z|[+-]\\d\\d:\\d\\d)?");
    private static final Pattern TIME = Pattern.compile("\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?");
    private static final int MOST_BLOB_BYTES = 64;

    private final int mostBytes;

    Cells(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    Cell of(DeclaredType type, Object value) {
        return switch (value) {
            case Number number -> number(type, number);
            case byte[] bytes -> blob(bytes);
            default -> text(type, value.toString());
        };
    }

    private static Cell number(DeclaredType type, Number number) {
        if (number instanceof Double || number instanceof Float) {
            double real = number.doubleValue();
            return Double.isFinite(real)
                    ? new Cell.Numeric(plain(BigDecimal.valueOf(real)))
                    : new Cell.NotANumber(Double.isNaN(real) ? "NaN" : real > 0 ? "Infinity" : "-Infinity");
        }
        long whole = number.longValue();
        boolean truth = type.is(TypeFamily.TRUTH) && (whole == 0 || whole == 1);
        return truth ? new Cell.Truth(whole == 1) : Cell.number(whole);
    }

    /** SQLite prints 5.0 for a real five; as a number it is five. */
    private static BigDecimal plain(BigDecimal value) {
        return value.scale() == 1 && value.stripTrailingZeros().scale() <= 0 ? value.setScale(0) : value;
    }

    private static Cell blob(byte[] bytes) {
        boolean cut = bytes.length > MOST_BLOB_BYTES;
        String digits = HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, MOST_BLOB_BYTES));
        return new Cell.Other("blob", "x'" + digits + (cut ? "…" : "'"), cut);
    }

    private Cell text(DeclaredType type, String value) {
        if (type.isTime() || type.is(TypeFamily.TIME_OF_DAY)) {
            try {
                return moment(value);
            } catch (DateTimeException impossible) {
                return plain(value);
            }
        }
        if (type.is(TypeFamily.JSON)) {
            String kept = Utf8.cut(value, mostBytes);
            return new Cell.Other("json", kept, kept.length() < value.length());
        }
        return plain(value);
    }

    private Cell moment(String value) {
        if (DAY.matcher(value).matches()) {
            return new Cell.Day(LocalDate.parse(value));
        }
        if (TIME.matcher(value).matches()) {
            return new Cell.TimeOfDay(LocalTime.parse(value));
        }
        var found = MOMENT.matcher(value);
        if (!found.matches()) {
            return plain(value);
        }
        LocalDateTime local = LocalDate.parse(found.group(1)).atTime(LocalTime.parse(found.group(2)));
        String zone = found.group(3);
        return zone == null ? new Cell.LocalMoment(local) : new Cell.Moment(OffsetDateTime.parse(local + zone));
    }

    private Cell plain(String value) {
        String kept = Utf8.cut(value, mostBytes);
        return new Cell.Text(kept, kept.length() < value.length());
    }
}
