package dash.facts;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A number with its unit. {@link #inWords()} is the only place that formats one for people. */
public record Figure(BigDecimal value, Unit unit) {

    private static final Map<String, String> SIGNS = Map.of("USD", "$", "EUR", "€", "GBP", "£", "JPY", "¥", "INR", "₹");

    /** Two counts that differ by less than so many times their own noise may as well be equal. */
    private static final double CHANCES = 2;

    /** The difference; between two shares it is in percentage points. */
    public Figure minus(Figure other) {
        BigDecimal difference = value.subtract(other.value);
        return switch (unit) {
            case Unit.Percent percent -> new Figure(difference, new Unit.Points());
            case Unit.Ratio ratio -> new Figure(difference.movePointRight(2), new Unit.Points());
            default -> new Figure(difference, unit);
        };
    }

    public Figure absolute() {
        return new Figure(value.abs(), unit);
    }

    /** This figure as a part of another one of the same unit; nothing when the other is not above zero. */
    public Optional<Figure> shareOf(Figure whole) {
        return whole.value.signum() <= 0 ? Optional.empty() : Optional.of(ratio(value, whole.value));
    }

    /** How much larger or smaller it is than an earlier one, relative to that; nothing for shares and from zero or below. */
    public Optional<Figure> changeFrom(Figure earlier) {
        boolean relative = !(unit instanceof Unit.Percent || unit instanceof Unit.Ratio || unit instanceof Unit.Points);
        return relative && earlier.value.signum() > 0
                ? Optional.of(ratio(value.subtract(earlier.value), earlier.value))
                : Optional.empty();
    }

    /** Whether it is farther from another figure than chance alone takes two counts of the same thing apart. */
    public boolean isNewsBeside(Figure other) {
        return isNewsBeside(other, 1);
    }

    /** The most unusual of many is far off by chance already. */
    boolean isNewsBeside(Figure other, int among) {
        double chances = CHANCES + (among > 1 ? Math.sqrt(2 * Math.log(among)) - 1 : 0);
        boolean counted = (unit instanceof Unit.Count || unit instanceof Unit.Things) && isWhole(value);
        double apart = Math.abs(value.doubleValue() - other.value.doubleValue());
        double chance = Math.sqrt(Math.abs(value.doubleValue()) + Math.abs(other.value.doubleValue()));
        return counted ? apart >= chances * chance && apart > 1 : value.compareTo(other.value) != 0;
    }

    private static Figure ratio(BigDecimal part, BigDecimal whole) {
        return new Figure(part.divide(whole, MathContext.DECIMAL64), new Unit.Ratio());
    }

    /** The number for people: thousands grouped, money with its sign, shares in percent. */
    public String inWords() {
        return switch (unit) {
            case Unit.Money(String currency) -> money(value, currency);
            case Unit.Cents(String currency) -> money(value.movePointLeft(2), currency);
            case Unit.Percent percent -> grouped(value, 1) + " %";
            case Unit.Ratio ratio -> grouped(value.movePointRight(2), 1) + " %";
            case Unit.Points points -> grouped(value, 1) + " percentage " + (isOne(value, 1) ? "point" : "points");
            case Unit.Things things -> grouped(value, 2);
            case Unit.Count count -> grouped(value, 2);
            case Unit.Plain plain -> grouped(value, 2);
        };
    }

    /** The number with the name of what it counts, where there is one: {@code 1,204 customers}. */
    public String withName() {
        return unit instanceof Unit.Things(String name) ? inWords() + " " + named(name) : inWords();
    }

    /** One customer is no "customers"; only the plain plural is undone, anything else stays as people wrote it. */
    private String named(String name) {
        boolean plural = name.matches("[a-z ]*[a-z][^si\\W]s");
        return plural && isOne(value, 2) ? name.substring(0, name.length() - 1) : name;
    }

    /** A count with its thousands grouped. */
    public static String count(int number) {
        return new Figure(BigDecimal.valueOf(number), new Unit.Count()).inWords();
    }

    private static boolean isOne(BigDecimal number, int decimals) {
        return number.abs().setScale(decimals, RoundingMode.HALF_UP).compareTo(BigDecimal.ONE) == 0;
    }

    private static String money(BigDecimal amount, String currency) {
        // Cents matter on a price and only distract on a sum.
        int decimals = amount.abs().compareTo(BigDecimal.valueOf(1_000)) >= 0 || isWhole(amount) ? 0 : 2;
        String digits = fixed(amount.abs(), decimals);
        String minus = amount.signum() < 0 ? "-" : "";
        String sign = SIGNS.get(currency);
        return sign == null ? (minus + digits + " " + currency).strip() : minus + sign + digits;
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }

    /** Small numbers keep two digits that say something: 0.0042 is not 0. */
    private static String grouped(BigDecimal number, int mostDecimals) {
        int leading = number.signum() == 0 ? 0 : number.scale() - number.precision();
        int decimals = leading >= mostDecimals ? Math.min(leading + 2, 12) : mostDecimals;
        DecimalFormat format = format(isWhole(number) ? 0 : decimals);
        format.setMinimumFractionDigits(0);
        return format.format(number);
    }

    private static String fixed(BigDecimal number, int decimals) {
        return format(decimals).format(number);
    }

    private static DecimalFormat format(int decimals) {
        DecimalFormat format = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        format.setMinimumFractionDigits(decimals);
        format.setMaximumFractionDigits(decimals);
        format.setRoundingMode(RoundingMode.HALF_UP);
        return format;
    }
}
