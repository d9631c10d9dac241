package dash.databases.duckdb.session;

import dash.databases.session.Utf8;
import dash.execute.Cell;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.function.Supplier;

/** Turns what the child prints into cells, by type. What the closed set of cells cannot hold exactly stays as it was printed. */
final class Cells {

    private static final int LONGEST_NUMBER = 1_000;

    private final int mostBytes;

    Cells(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    Cell of(String type, String printed) {
        String plain = type.startsWith("decimal(") ? "decimal" : type;
        return switch (plain) {
            case "varchar", "enum", "uuid", "\"null\"" -> text(printed);
            case "tinyint",
                    "smallint",
                    "integer",
                    "bigint",
                    "hugeint",
                    "utinyint",
                    "usmallint",
                    "uinteger",
                    "ubigint",
                    "uhugeint",
                    "bignum",
                    "decimal" -> number(type, printed);
            case "float", "double" ->
                number(type, printed.endsWith(".0") ? printed.substring(0, printed.length() - 2) : printed);
            case "boolean" -> new Cell.Truth(printed.equals("true"));
            case "date" -> exactly(type, printed, () -> new Cell.Day(LocalDate.parse(printed)));
            case "time" -> exactly(type, printed, () -> new Cell.TimeOfDay(LocalTime.parse(printed)));
            case "timestamp", "timestamp_s", "timestamp_ms", "timestamp_ns" ->
                exactly(type, printed, () -> new Cell.LocalMoment(LocalDateTime.parse(printed)));
            case "timestamp with time zone" ->
                exactly(type, printed, () -> new Cell.Moment(OffsetDateTime.parse(printed)));
            default -> type.startsWith("enum(") ? text(printed) : other(type, printed);
        };
    }

    private Cell text(String printed) {
        String kept = Utf8.cut(printed, mostBytes);
        return new Cell.Text(kept, kept.length() < printed.length());
    }

    private Cell number(String type, String printed) {
        return switch (printed) {
            case "NaN", "Infinity", "-Infinity" -> new Cell.NotANumber(printed);
            default ->
                printed.length() > Math.min(mostBytes, LONGEST_NUMBER) ? other(type, printed) : decimal(type, printed);
        };
    }

    private Cell decimal(String type, String printed) {
        try {
            return new Cell.Numeric(new BigDecimal(printed));
        } catch (NumberFormatException strange) {
            return other(type, printed);
        }
    }

    private Cell exactly(String type, String printed, Supplier<Cell> reading) {
        return read(reading).orElseGet(() -> other(type, printed));
    }

    private static Optional<Cell> read(Supplier<Cell> reading) {
        try {
            return Optional.of(reading.get());
        } catch (DateTimeException infinite) {
            return Optional.empty();
        }
    }

    private Cell other(String type, String printed) {
        String kept = Utf8.cut(printed, mostBytes);
        return new Cell.Other(type, kept, kept.length() < printed.length());
    }
}
