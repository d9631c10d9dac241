package dash.builtin.links;

import dash.builtin.words.WordKey;
import dash.knowledge.Metric;
import java.util.Currency;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What a metric's unit says about the questions it can answer. */
public final class Units {

    private static final Set<String> MEASURES = Set.of(
            "%",
            "percent",
            "percentage",
            "ratio",
            "rate",
            "score",
            "points",
            "second",
            "seconds",
            "minute",
            "minutes",
            "hour",
            "hours",
            "day",
            "days",
            "week",
            "weeks",
            "month",
            "months",
            "year",
            "years",
            "$",
            "€",
            "£",
            "dollar",
            "dollars",
            "euro",
            "euros",
            "pound",
            "pounds",
            "cents",
            "money",
            "minor units");
    private static final Pattern NOT_ADDITIVE = Pattern.compile(
            "\\b(avg|min|max|stddev\\w*|percentile_\\w+|median)\\s*\\(|/\\s*(nullif\\s*\\(\\s*)?count\\s*\\(",
            Pattern.CASE_INSENSITIVE);

    private Units() {}

    /** Whether "how many" can be answered by it: things that are counted, and not an amount, a share or a duration. */
    public static boolean counts(Metric metric) {
        String unit = metric.unit().toLowerCase(Locale.ROOT);
        return !unit.isBlank() && !MEASURES.contains(unit) && !money(metric);
    }

    public static boolean money(Metric metric) {
        String unit = metric.unit();
        boolean code = Currency.getAvailableCurrencies().stream()
                .anyMatch(currency -> currency.getCurrencyCode().equalsIgnoreCase(unit));
        return code
                || Set.of("$", "€", "£", "dollar", "dollars", "euro", "euros").contains(unit.toLowerCase(Locale.ROOT));
    }

    public static boolean additive(Metric metric) {
        boolean share = Set.of("%", "percent", "percentage", "ratio", "rate")
                .contains(metric.unit().toLowerCase(Locale.ROOT));
        return !share
                && metric.expression()
                        .map(text -> !NOT_ADDITIVE.matcher(text).find())
                        .orElse(true);
    }

    /** The words by which people name a unit beside the figure: "in dollars". */
    static Set<String> words(String unit) {
        Set<String> words = new HashSet<>();
        words.add(WordKey.of(unit));
        switch (unit) {
            case "usd", "$" -> words.addAll(Set.of(WordKey.of("dollars"), "money"));
            case "eur", "€" -> words.addAll(Set.of(WordKey.of("euros"), "money"));
            case "gbp", "£" -> words.add(WordKey.of("pounds"));
            case "%", "percent" -> words.add(WordKey.of("percentage"));
            default -> {}
        }
        words.remove("");
        return words;
    }
}
