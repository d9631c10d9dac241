package dash.facts;

import java.util.Locale;
import java.util.Set;

/** What a number counts or measures, as knowledge says it. Decides how the number is shown, never what it is. */
public sealed interface Unit {

    /** An amount in major units of a currency; the currency is empty where nobody says which. */
    record Money(String currency) implements Unit {}

    /** An amount in hundredths of a currency: shown as money after dividing by 100. */
    record Cents(String currency) implements Unit {}

    /** A number such as 12.5 that means 12.5 %. */
    record Percent() implements Unit {}

    /** A number such as 0.125 that means 12.5 %. */
    record Ratio() implements Unit {}

    /** The difference of two shares: 2 points lie between 10 % and 12 %. */
    record Points() implements Unit {}

    /** Things that are counted or measured under this name: customers, days. */
    record Things(String name) implements Unit {}

    /** Things that are counted, nobody says which. */
    record Count() implements Unit {}

    /** Nothing is known. */
    record Plain() implements Unit {}

    Set<String> CURRENCIES = Set.of("USD", "EUR", "GBP", "CHF", "JPY", "CAD", "AUD", "SEK", "NOK", "DKK", "PLN", "INR");

    /** Reads a unit as people write it in a metric: {@code USD}, {@code cents}, {@code EUR cents}, {@code percent}. */
    static Unit read(String written) {
        String word = written.strip().toLowerCase(Locale.ROOT);
        return switch (word) {
            case "" -> new Plain();
            case "%", "percent", "percentage" -> new Percent();
            case "percentage points", "points" -> new Points();
            case "ratio", "share", "fraction" -> new Ratio();
            case "cent", "cents" -> new Cents("USD");
            case "money" -> new Money("");
            case "minor units" -> new Cents("");
            case "count" -> new Count();
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

    /** The form that {@link #read} reads back. */
    default String written() {
        return switch (this) {
            case Money(String currency) -> currency.isEmpty() ? "money" : currency;
            case Cents(String currency) -> currency.isEmpty() ? "minor units" : currency + " cents";
            case Percent percent -> "percent";
            case Ratio ratio -> "ratio";
            case Points points -> "percentage points";
            case Things(String name) -> name;
            case Count count -> "count";
            case Plain plain -> "";
        };
    }

    /** Whether values of this unit may be added up to a total; shares and rates add up to nothing. */
    default boolean addsUp() {
        return switch (this) {
            case Money money -> true;
            case Cents cents -> true;
            case Things things -> true;
            case Count count -> true;
            case Percent percent -> false;
            case Ratio ratio -> false;
            case Points points -> false;
            case Plain plain -> false;
        };
    }
}
