package dash.facts;

import java.util.Locale;
import java.util.Set;

/** What a number counts or measures, as knowledge says it. Decides how the number is shown, never what it is. */
public sealed interface Unit {

    /** An amount in major units of a currency. */
    record Money(String currency) implements Unit {}

    /** An amount in hundredths of a currency: shown as money after dividing by 100. */
    record Cents(String currency) implements Unit {}

    /** A number such as 12.5 that means 12.5 %. */
    record Percent() implements Unit {}

    /** A number such as 0.125 that means 12.5 %. */
    record Ratio() implements Unit {}

    /** Things that are counted or measured under this name: customers, days. */
    record Things(String name) implements Unit {}

    /** Nothing is known. */
    record Plain() implements Unit {}

    Set<String> CURRENCIES = Set.of("USD", "EUR", "GBP", "CHF", "JPY", "CAD", "AUD", "SEK", "NOK", "DKK", "PLN", "INR");

    /** Reads a unit as people write it in a metric: {@code USD}, {@code cents}, {@code EUR cents}, {@code percent}. */
    static Unit read(String written) {
        String word = written.strip().toLowerCase(Locale.ROOT);
        return switch (word) {
            case "" -> new Plain();
            case "%", "percent", "percentage" -> new Percent();
            case "ratio", "share", "fraction" -> new Ratio();
            case "cent", "cents" -> new Cents("USD");
            case "dollar", "dollars", "$" -> new Money("USD");
            case "euro", "euros", "€" -> new Money("EUR");
            default -> currencyOrThings(word);
        };
    }

    private static Unit currencyOrThings(String word) {
        String currency = word.replace(" cents", "").toUpperCase(Locale.ROOT);
        if (!CURRENCIES.contains(currency)) {
            return new Things(word);
        }
        return word.endsWith(" cents") ? new Cents(currency) : new Money(currency);
    }
}
