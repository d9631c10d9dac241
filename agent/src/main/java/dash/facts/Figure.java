package dash.facts;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Map;

/** A number with its unit. {@link #inWords()} is the only place that formats one for people. */
public record Figure(BigDecimal value, Unit unit) {

    private static final Map<String, String> SIGNS = Map.of("USD", "$", "EUR", "€", "GBP", "£", "JPY", "¥", "INR", "₹");

    public Figure minus(Figure other) {
        return new Figure(value.subtract(other.value), unit);
    }

    public Figure absolute() {
        return new Figure(value.abs(), unit);
    }

    /** The number for people: thousands grouped, money with its sign, shares in percent. */
    public String inWords() {
        return switch (unit) {
            case Unit.Money(String currency) -> money(value, currency);
            case Unit.Cents(String currency) -> money(value.movePointLeft(2), currency);
            case Unit.Percent percent -> grouped(value, 1) + " %";
            case Unit.Ratio ratio -> grouped(value.movePointRight(2), 1) + " %";
            case Unit.Things things -> grouped(value, 2);
            case Unit.Plain plain -> grouped(value, 2);
        };
    }

    /** The number with the name of what it counts, where there is one: {@code 1,204 customers}. */
    public String withName() {
        return unit instanceof Unit.Things(String name) ? inWords() + " " + name : inWords();
    }

    private static String money(BigDecimal amount, String currency) {
        // Cents matter on a price and only distract on a sum.
        int decimals = amount.abs().compareTo(BigDecimal.valueOf(1_000)) >= 0 || isWhole(amount) ? 0 : 2;
        String digits = fixed(amount.abs(), decimals);
        String minus = amount.signum() < 0 ? "-" : "";
        String sign = SIGNS.get(currency);
        return sign == null ? minus + digits + " " + currency : minus + sign + digits;
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }

    private static String grouped(BigDecimal number, int mostDecimals) {
        DecimalFormat format = format(isWhole(number) ? 0 : mostDecimals);
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
