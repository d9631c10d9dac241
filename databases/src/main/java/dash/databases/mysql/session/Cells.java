package dash.databases.mysql.session;

import dash.databases.session.Utf8;
import dash.execute.Cell;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Function;

/**
 * Turns what the server prints into cells, by type. Nothing is rounded, shifted or guessed: a value that the closed set of cells
 * cannot hold exactly (0000-00-00, a time of 300 hours, a number too long) stays as the server printed it.
 */
final class Cells {

    private static final int LARGEST_EXPONENT = 400;
    private static final int LONGEST_NUMBER = 1_000;
    private static final int BYTES_OF_A_NUMBER = 8;

    private final int mostBytes;

    Cells(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    Cell of(ColumnType type, String printed) {
        return switch (type.sort()) {
            case TEXT -> {
                String kept = Utf8.cut(printed, mostBytes);
                yield new Cell.Text(kept, kept.length() < printed.length());
            }
            case NUMBER -> exactly(type, printed, number(printed));
            case DAY -> exactly(type, printed, parsed(printed, LocalDate::parse).map(Cell.Day::new));
            case TIME ->
                exactly(type, printed, parsed(printed, LocalTime::parse).map(Cell.TimeOfDay::new));
            // A timestamp is shown in the session's zone, which is the business's own: a wall clock like a datetime.
            case MOMENT ->
                exactly(
                        type,
                        printed,
                        parsed(printed, text -> LocalDateTime.parse(text.replace(' ', 'T')))
                                .map(Cell.LocalMoment::new));
            case BYTES, OTHER -> other(type, printed);
        };
    }

    /** Bits are a number, however many bytes they come in; other bytes are shown in hexadecimal digits. */
    Cell bytes(ColumnType type, byte[] raw) {
        if (type.name().startsWith("bit") && raw.length <= BYTES_OF_A_NUMBER) {
            return new Cell.Numeric(new BigDecimal(new BigInteger(1, raw)));
        }
        int most = Math.min(raw.length, mostBytes / 2);
        String digits = HexFormat.of().formatHex(Arrays.copyOf(raw, most));
        return new Cell.Other(type.name(), digits, most < raw.length);
    }

    private Optional<Cell> number(String printed) {
        if (printed.length() > Math.min(mostBytes, LONGEST_NUMBER)) {
            return Optional.empty();
        }
        try {
            BigDecimal value = new BigDecimal(printed);
            return Math.abs(value.scale()) > LARGEST_EXPONENT + printed.length()
                    ? Optional.empty()
                    : Optional.of(new Cell.Numeric(value));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static <T> Optional<T> parsed(String printed, Function<String, T> reading) {
        try {
            return Optional.of(reading.apply(printed));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private Cell exactly(ColumnType type, String printed, Optional<? extends Cell> cell) {
        return cell.<Cell>map(value -> value).orElseGet(() -> other(type, printed));
    }

    private Cell other(ColumnType type, String printed) {
        String kept = Utf8.cut(printed, mostBytes);
        return new Cell.Other(type.name(), kept, kept.length() < printed.length());
    }
}
