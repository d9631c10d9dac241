package dash.profile.quirks;

import dash.execute.Cell;
import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/** Columns by which rows have an order in time, whatever type they have, finest first. */
final class Moments {

    /** A column and where in time a value of it lies; only the order means anything. */
    record Clock(ColumnSample column, Fineness fineness, Function<Cell, OptionalDouble> reading) {

        OptionalDouble at(int row) {
            return reading.apply(column.cells().get(row));
        }
    }

    /** How exactly a column tells time. */
    enum Fineness {
        EXACT,
        AS_TEXT,
        YEAR
    }

    private static final BigDecimal EARLIEST_YEAR = BigDecimal.valueOf(1800);
    private static final BigDecimal LATEST_YEAR = BigDecimal.valueOf(2100);

    private Moments() {}

    static List<Clock> of(TableSample table, List<Quirk> known) {
        return table.columns().stream()
                .flatMap(column -> clock(column, known).stream())
                .toList();
    }

    private static Optional<Clock> clock(ColumnSample column, List<Quirk> known) {
        if (column.profile().sort() == ValueSort.TIME) {
            return Optional.of(new Clock(column, Fineness.EXACT, Moments::time));
        }
        Optional<Quirk> quirk = known.stream()
                .filter(found -> found.column().equals(column.name()))
                .findFirst();
        if (quirk.filter(found -> isEpoch(found.kind())).isPresent()) {
            return Optional.of(new Clock(column, Fineness.EXACT, Moments::number));
        }
        if (quirk.filter(found -> found.kind() == QuirkKind.DATE_AS_TEXT).isPresent()) {
            return format(quirk.orElseThrow())
                    .map(format -> new Clock(column, Fineness.AS_TEXT, cell -> day(cell, format)));
        }
        return isYear(column) ? Optional.of(new Clock(column, Fineness.YEAR, Moments::number)) : Optional.empty();
    }

    static boolean isEpoch(QuirkKind kind) {
        return kind == QuirkKind.EPOCH_SECONDS || kind == QuirkKind.EPOCH_MILLIS;
    }

    private static Optional<DayFormat> format(Quirk quirk) {
        return DayFormat.ALL.stream()
                .filter(format -> format.words().equals(quirk.detail()))
                .findFirst();
    }

    static boolean isYear(ColumnSample column) {
        return column.profile().sort() == ValueSort.WHOLE
                && column.words().last().equals("year")
                && Stream.of(column.profile().lowest(), column.profile().highest())
                        .flatMap(Optional::stream)
                        .map(BigDecimal::new)
                        .allMatch(year -> year.compareTo(EARLIEST_YEAR) >= 0 && year.compareTo(LATEST_YEAR) <= 0);
    }

    private static OptionalDouble time(Cell cell) {
        if (cell instanceof Cell.Day(LocalDate day)) {
            return OptionalDouble.of(day.toEpochDay());
        }
        if (cell instanceof Cell.LocalMoment(LocalDateTime moment)) {
            return OptionalDouble.of(moment.toEpochSecond(ZoneOffset.UTC) + moment.getNano() / 1e9);
        }
        return cell instanceof Cell.Moment(OffsetDateTime moment)
                ? OptionalDouble.of(moment.toEpochSecond() + moment.getNano() / 1e9)
                : OptionalDouble.empty();
    }

    private static OptionalDouble number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value)
                ? OptionalDouble.of(value.doubleValue())
                : OptionalDouble.empty();
    }

    private static OptionalDouble day(Cell cell, DayFormat format) {
        return format.read(cell.plain().strip())
                .map(day -> OptionalDouble.of(day.toEpochDay()))
                .orElseGet(OptionalDouble::empty);
    }
}
