package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.Normalizer;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * When two cells are the same value although a database may have typed them differently: 3 and 3.0, a day and its
 * midnight, a number kept as text. Two texts are only ever the same text: '1.10' is not '1.1', and '01' is no number at all.
 */
final class Sameness {

    /** A right answer written with fewer digits than this says too little to be compared by rounding. */
    private static final int TELLING_DIGITS = 3;

    private static final BigDecimal NOISE = new BigDecimal("1e-9");
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d{0,29})(\\.\\d{1,30})?");

    private final BigDecimal tolerance;
    private final boolean tolerant;

    Sameness(BigDecimal tolerance) {
        this.tolerance = tolerance;
        this.tolerant = tolerance.compareTo(ResultComparison.DEFAULT_TOLERANCE) > 0;
    }

    boolean same(Cell expected, Cell actual) {
        if (expected instanceof Cell.Missing || actual instanceof Cell.Missing) {
            return expected instanceof Cell.Missing && actual instanceof Cell.Missing;
        }
        if (isCut(expected) || isCut(actual)) {
            return false;
        }
        if (expected instanceof Cell.Text && actual instanceof Cell.Text) {
            return word(expected).equals(word(actual));
        }
        return sameAcrossTypes(expected, actual);
    }

    private boolean sameAcrossTypes(Cell expected, Cell actual) {
        Optional<BigDecimal> left = number(expected);
        Optional<BigDecimal> right = number(actual);
        if (left.isPresent() && right.isPresent()) {
            return close(left.get(), right.get());
        }
        Optional<When> before = When.of(expected);
        Optional<When> after = When.of(actual);
        if (before.isPresent() && after.isPresent()) {
            return before.get().same(after.get());
        }
        return loose(expected).equals(loose(actual));
    }

    /** Equal for cells that are the same, except that all numbers have one key and all points in time another. */
    static String key(Cell cell) {
        if (cell instanceof Cell.Missing) {
            return "-";
        }
        if (number(cell).isPresent()) {
            return "#";
        }
        return When.of(cell).isPresent() ? "@" : "'" + loose(cell);
    }

    /** Whole numbers are counted and not measured: one apart is wrong among millions, too, unless a tolerance is given. */
    private boolean close(BigDecimal expected, BigDecimal actual) {
        if (!tolerant && isWhole(expected) && isWhole(actual)) {
            return expected.compareTo(actual) == 0;
        }
        return expected.subtract(actual).abs().compareTo(allowed(expected)) <= 0 || roundsTo(expected, actual);
    }

    private static boolean isWhole(BigDecimal number) {
        return number.scale() <= 0 || number.stripTrailingZeros().scale() <= 0;
    }

    private BigDecimal allowed(BigDecimal expected) {
        return expected.abs().multiply(tolerance).max(NOISE);
    }

    /** No number above this is the same as the expected one. */
    BigDecimal most(BigDecimal expected) {
        return expected.add(allowed(expected)).add(BigDecimal.ONE.movePointLeft(Math.max(0, expected.scale())));
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
        if (cell instanceof Cell.Text(String value, boolean cut)
                && !cut
                && !value.isEmpty()
                && value.charAt(0) <= '9'
                && NUMBER.matcher(value).matches()) {
            return Optional.of(new BigDecimal(value, MathContext.UNLIMITED));
        }
        return Optional.empty();
    }

    private static boolean isCut(Cell cell) {
        return (cell instanceof Cell.Text(String text, boolean cut) && cut)
                || (cell instanceof Cell.Other(String type, String printed, boolean lost) && lost);
    }

    /** Padding of fixed-length columns and the two ways of writing an accent are no difference. */
    private static String word(Cell cell) {
        String text = cell.plain().stripTrailing();
        return Normalizer.isNormalized(text, Normalizer.Form.NFC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /** The same for cells of different types: a truth as any database writes it, a time of day with or without seconds. */
    private static String loose(Cell cell) {
        String text = word(cell);
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "t" -> "t";
            case "false", "f" -> "f";
            default -> text.length() > 2 && text.charAt(2) == ':' ? time(text) : text;
        };
    }

    private static String time(String text) {
        try {
            return LocalTime.parse(text).toString();
        } catch (DateTimeException notATime) {
            return text;
        }
    }
}
