package dash.models.spending;

import dash.models.language.Usage;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What models cost. Keys are {@code PROVIDER:NAME}, or the beginning of one ending in {@code *}; the exact key counts,
 * then the longest beginning. There are no built-in prices but those of one's own machine: a list that ages silently
 * would state wrong sums.
 */
public final class Prices {

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private static final BigDecimal CACHED_SHARE = new BigDecimal("0.1");

    private final Map<String, Price> prices;

    public Prices(Map<String, Price> prices) {
        Map<String, Price> all = new LinkedHashMap<>();
        all.put("ollama:*", Price.of("0", "0", "0"));
        all.putAll(prices);
        this.prices = Map.copyOf(all);
    }

    /** In US dollars; empty when nobody has said what this model costs. */
    public Optional<BigDecimal> cost(String model, Usage usage) {
        if (usage.total() == 0) {
            return Optional.of(BigDecimal.ZERO);
        }
        return price(model).map(price -> cost(price, usage));
    }

    /**
     * How many tokens count against a budget: those that the provider had cached count by their share of the price. Where
     * nobody has written a price, they count a tenth, which is what providers charge.
     */
    long budgeted(String model, Usage usage) {
        BigDecimal share = price(model)
                .filter(price -> price.in().signum() > 0)
                .map(price -> price.cached().divide(price.in(), MathContext.DECIMAL32))
                .orElse(CACHED_SHARE);
        return usage.total()
                - usage.cached()
                + share.multiply(BigDecimal.valueOf(usage.cached()))
                        .setScale(0, RoundingMode.CEILING)
                        .longValueExact();
    }

    Optional<Price> price(String model) {
        Price exact = prices.get(model);
        if (exact != null) {
            return Optional.of(exact);
        }
        return prices.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("*")
                        && model.startsWith(
                                entry.getKey().substring(0, entry.getKey().length() - 1)))
                .max((one, other) ->
                        Integer.compare(one.getKey().length(), other.getKey().length()))
                .map(Map.Entry::getValue);
    }

    private static BigDecimal cost(Price price, Usage usage) {
        long fresh = Math.max(0, usage.in() - usage.cached());
        return price.in()
                .multiply(BigDecimal.valueOf(fresh))
                .add(price.cached().multiply(BigDecimal.valueOf(usage.cached())))
                .add(price.out().multiply(BigDecimal.valueOf(usage.out())))
                .divide(MILLION);
    }
}
