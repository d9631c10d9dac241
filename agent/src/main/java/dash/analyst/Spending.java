package dash.analyst;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a question, or a part of one, has cost.
 *
 * @param in tokens that a model read
 * @param out tokens that a model wrote
 * @param cost in US dollars; empty when somebody used a model without a known price
 */
public record Spending(long in, long out, Optional<BigDecimal> cost) {

    public static final Spending NOTHING = new Spending(0, 0, Optional.of(BigDecimal.ZERO));

    public Spending {
        if (in < 0 || out < 0) {
            throw new IllegalArgumentException("less than nothing was spent: " + in + ", " + out);
        }
    }

    public Spending plus(Spending more) {
        return new Spending(in + more.in, out + more.out, cost.flatMap(sum -> more.cost.map(sum::add)));
    }

    public long tokens() {
        return in + out;
    }
}
