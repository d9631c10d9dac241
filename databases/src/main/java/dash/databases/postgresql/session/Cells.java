package dash.databases.postgresql.session;

import dash.databases.session.Utf8;
import dash.execute.Cell;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Turns what the server prints into cells, by type. Nothing is rounded, shifted or guessed: a value that the closed set
 * of cells cannot hold exactly (infinite dates, 24:00, a number too long) stays as the server printed it.
 */
final class Cells {

    private static final int LARGEST_EXPONENT = 400;

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
            case NUMBER -> number(type, printed);
            case TRUTH -> new Cell.Truth(printed.equals("t"));
            case DAY -> exactly(type, printed, Moments.day(printed).map(Cell.Day::new));
            case TIME -> exactly(type, printed, Moments.time(printed).map(Cell.TimeOfDay::new));
            case LOCAL_MOMENT -> exactly(type, printed, Moments.local(printed).map(Cell.LocalMoment::new));
            case MOMENT -> exactly(type, printed, Moments.moment(printed).map(Cell.Moment::new));
            case OTHER -> other(type, printed);
        };
    }

    private Cell number(ColumnType type, String printed) {
        return switch (printed) {
            case "NaN", "Infinity", "-Infinity" -> new Cell.NotANumber(printed);
            default ->
                printed.length() > Math.min(mostBytes, 1_000)
                        ? other(type, printed)
                        : exactly(type, printed, decimal(printed));
        };
    }

    /** A tiny exponent would become a page of zeros wherever the number is printed plainly. */
    private static Optional<Cell> decimal(String printed) {
        try {
            BigDecimal value = new BigDecimal(printed);
            return Math.abs(value.scale()) > LARGEST_EXPONENT + printed.length()
                    ? Optional.empty()
                    : Optional.of(new Cell.Numeric(value));
        } catch (NumberFormatException e) {
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
