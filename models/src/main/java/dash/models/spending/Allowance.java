package dash.models.spending;

import dash.fault.FaultException;
import dash.models.language.Failure;
import dash.models.language.Usage;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one question may spend on models, and what it has spent. Candidates of one question share it; safe for many
 * threads.
 */
public final class Allowance {

    private final TokenLimits limits;
    private final DayLedger day;
    private final Prices prices;
    private Usage spent = Usage.NONE;
    private Optional<BigDecimal> cost = Optional.of(BigDecimal.ZERO);
    private long budgeted;
    private long charged;

    public Allowance(TokenLimits limits, DayLedger day, Prices prices) {
        this.limits = limits;
        this.day = day;
        this.prices = prices;
    }

    /**
     * Charges what a call can cost at most; every charge that is granted is to be settled. A ledger that cannot be reached
     * is a fault: what nobody counts is not spent.
     */
    Optional<Failure.OverBudget> charge(long tokens) {
        synchronized (this) {
            if (budgeted + charged + tokens > limits.perQuestion()) {
                return Optional.of(
                        new Failure.OverBudget("tokens_per_question", limits.perQuestion(), budgeted + charged));
            }
            charged += tokens;
        }
        try {
            OptionalLong over = day.charge(tokens, limits.perDay());
            if (over.isEmpty()) {
                return Optional.empty();
            }
            giveBack(tokens);
            return Optional.of(new Failure.OverBudget("tokens_per_day", limits.perDay(), over.getAsLong()));
        } catch (RuntimeException failure) {
            giveBack(tokens);
            throw failure;
        }
    }

    void settle(long tokens, String model, Usage usage) {
        Optional<BigDecimal> price = prices.cost(model, usage);
        synchronized (this) {
            charged -= tokens;
            spent = spent.plus(usage);
            budgeted += prices.budgeted(model, usage);
            cost = cost.flatMap(sum -> price.map(sum::add));
        }
        try {
            day.settle(tokens, model, usage, price);
        } catch (FaultException away) {
            // The reply is there and paid for. The day keeps the larger charge, which errs on the careful side.
        }
    }

    private synchronized void giveBack(long tokens) {
        charged -= tokens;
    }

    /** All calls so far. */
    public synchronized Usage spent() {
        return spent;
    }

    /** In US dollars; empty when the price of a model that was used is not known. */
    public synchronized Optional<BigDecimal> cost() {
        return cost;
    }

    /** What is left of the question's own budget; for whoever decides how long a conversation may get. */
    public synchronized long left() {
        return Math.max(0, limits.perQuestion() - budgeted - charged);
    }
}
