package dash.golden;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What one answer cost.
 *
 * @param cost in money; empty when nobody told the price of the model
 */
public record Spent(long millis, long tokensIn, long tokensOut, Optional<BigDecimal> cost) {

    public long tokens() {
        return tokensIn + tokensOut;
    }
}
