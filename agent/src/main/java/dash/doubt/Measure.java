package dash.doubt;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a number measures, and in which unit.
 *
 * @param scale how much one of it is in the unit of its kind that people use: a cent is 0.01
 */
record Measure(String kind, BigDecimal scale, String unit) {

    static final Measure COUNT = of("count", "1", "a count");

    private static final List<Measure> KNOWN = List.of(
            of("money", "0.01", "cents"),
            of("money", "1", "dollars"),
            of("euros", "1", "euros"),
            of("share", "1", "percent"),
            of("time", "0.001", "milliseconds"),
            of("time", "1", "seconds"),
            of("time", "60", "minutes"),
            of("time", "3600", "hours"),
            of("time", "86400", "days"));

    private static final Pattern NEGATED = Pattern.compile("\\bnot (in )?(cents|dollars|euros|percent)\\b");

    private static Measure of(String kind, String scale, String unit) {
        return new Measure(kind, new BigDecimal(scale), unit);
    }

    static Measure named(String unit) {
        return KNOWN.stream()
                .filter(known -> known.unit().equals(unit))
                .findFirst()
                .orElseThrow();
    }

    /** By the last part of a column's name; "day" and "hour" alone are points in time, not amounts of it. */
    static Optional<Measure> ofName(String column) {
        String last = column.substring(column.lastIndexOf('_') + 1).toLowerCase(Locale.ROOT);
        return switch (last) {
            case "cents" -> Optional.of(named("cents"));
            case "usd", "dollars" -> Optional.of(named("dollars"));
            case "eur", "euros" -> Optional.of(named("euros"));
            case "percent", "percentage", "pct" -> Optional.of(named("percent"));
            case "ms", "millis", "milliseconds" -> Optional.of(named("milliseconds"));
            case "seconds", "secs" -> Optional.of(named("seconds"));
            case "minutes", "mins" -> Optional.of(named("minutes"));
            case "hours" -> Optional.of(named("hours"));
            case "days" -> Optional.of(named("days"));
            default -> Optional.empty();
        };
    }

    /** By what people say: "Amount in cents", "USD". */
    static Optional<Measure> ofWords(String words) {
        String said = NEGATED.matcher(words.toLowerCase(Locale.ROOT)).replaceAll("");
        if (said.matches("(?s).*\\bcents\\b.*")) {
            return Optional.of(named("cents"));
        }
        if (said.matches("(?s).*(\\bin (us )?dollars\\b|\\busd\\b|^dollars$).*")) {
            return Optional.of(named("dollars"));
        }
        if (said.matches("(?s).*(\\bin euros\\b|\\beur\\b).*")) {
            return Optional.of(named("euros"));
        }
        return KNOWN.stream()
                .filter(known -> known.kind().equals("time"))
                .filter(known -> said.equals(known.unit()) || said.matches("(?s).*\\bin " + known.unit() + "\\b.*"))
                .findFirst();
    }

    /** After multiplying by a constant: another unit of the same kind where there is one, else the same unit. */
    Measure times(BigDecimal factor) {
        return factor.signum() == 0
                ? this
                : KNOWN.stream()
                        .filter(known -> known.kind().equals(kind)
                                && known.scale().multiply(factor).compareTo(scale) == 0)
                        .findFirst()
                        .orElse(this);
    }

    Measure over(BigDecimal divisor) {
        return KNOWN.stream()
                .filter(known -> known.kind().equals(kind) && known.scale().compareTo(scale.multiply(divisor)) == 0)
                .findFirst()
                .orElse(this);
    }

    boolean differs(Measure other) {
        return !kind.equals(other.kind) || scale.compareTo(other.scale) != 0;
    }
}
