package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;

/**
 * When two cells are the same value although a database may have typed them differently: 3 and 3.0, a day and its
 * midnight, a number kept as text.
 */
final class Sameness {

    /** A right answer written with fewer digits than this says too little to be compared by rounding. */
    private static final int TELLING_DIGITS = 3;

    private final BigDecimal tolerance;

    Sameness(BigDecimal tolerance) {
        this.tolerance = tolerance;
    }

    boolean same(Cell expected, Cell actual) {
        if (expected instanceof Cell.Missing || actual instanceof Cell.Missing) {
            return expected instanceof Cell.Missing && actual instanceof Cell.Missing;
        }
        Optional<BigDecimal> left = number(expected);
        Optional<BigDecimal> right = number(actual);
        if (left.isPresent() && right.isPresent()) {
            return close(left.get(), right.get());
        }
        Optional<LocalDateTime> before = moment(expected);
        Optional<LocalDateTime> after = moment(actual);
        if (before.isPresent() && after.isPresent()) {
            return before.equals(after);
        }
        return word(expected).equals(word(actual));
    }

    /** Equal for cells that are the same and not numbers; numbers all get one key, because they compare by nearness. */
    String bucket(Cell cell) {
        if (cell instanceof Cell.Missing) {
            return "-";
        }
        if (number(cell).isPresent()) {
            return "#";
        }
        return moment(cell).map(moment -> "@" + moment).orElseGet(() -> "'" + word(cell));
    }

    private boolean close(BigDecimal expected, BigDecimal actual) {
        BigDecimal allowed = expected.abs().multiply(tolerance).max(new BigDecimal("1e-9"));
        return expected.subtract(actual).abs().compareTo(allowed) <= 0 || roundsTo(expected, actual);
    }

    /** The right answer was rounded when it was written: 1234.57 is met by 1234.5678, but 0.5 is not met by 0.46. */
    private static boolean roundsTo(BigDecimal expected, BigDecimal actual) {
        return expected.scale() > 0
                && actual.scale() > expected.scale()
                && expected.precision() >= TELLING_DIGITS
                && actual.setScale(expected.scale(), RoundingMode.HALF_UP).compareTo(expected) == 0;
    }

    static Optional<BigDecimal> number(Cell cell) {
        if (cell instanceof Cell.Numeric(BigDecimal value)) {
            return Optional.of(value);
        }
        if (cell instanceof Cell.Text(String value, boolean cut) && value.matches("-?\\d{1,30}(\\.\\d{1,30})?")) {
            return Optional.of(new BigDecimal(value, MathContext.UNLIMITED));
        }
        return Optional.empty();
    }

    /** Days are midnights and points in time are told in UTC; a text counts when it is a whole day or month. */
    private static Optional<LocalDateTime> moment(Cell cell) {
        return switch (cell) {
            case Cell.Day(LocalDate day) -> Optional.of(day.atStartOfDay());
            case Cell.LocalMoment(LocalDateTime moment) -> Optional.of(moment);
            case Cell.Moment(OffsetDateTime moment) ->
                Optional.of(moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime());
            case Cell.Text(String text, boolean cut)
            when text.matches("\\d{4}-(0[1-9]|1[0-2])") ->
                Optional.of(LocalDate.parse(text + "-01").atStartOfDay());
            case Cell.Text(String text, boolean cut)
            when text.matches("\\d{4}-(0[1-9]|1[0-2])-([01]\\d|2[0-8])") ->
                Optional.of(LocalDate.parse(text).atStartOfDay());
            case Cell.Text text -> Optional.empty();
            case Cell.Missing missing -> Optional.empty();
            case Cell.Numeric numeric -> Optional.empty();
            case Cell.NotANumber name -> Optional.empty();
            case Cell.Truth truth -> Optional.empty();
            case Cell.TimeOfDay time -> Optional.empty();
            case Cell.Other other -> Optional.empty();
        };
    }

    private static String word(Cell cell) {
        String text = cell.plain().stripTrailing();
        return cell instanceof Cell.Truth ? text.substring(0, 1).toLowerCase(Locale.ROOT) : text;
    }
}
