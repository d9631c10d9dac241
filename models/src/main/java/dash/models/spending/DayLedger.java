package dash.models.spending;

import dash.models.language.Usage;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/** What a project's calls have cost today. Atomic: many processes write the same day. */
public interface DayLedger {

    /**
     * Charges these tokens unless the day's sum would pass the limit.
     *
     * @return empty when they were charged, else what the day has cost so far
     */
    OptionalLong charge(long tokens, long limit);

    /** The call is over: what was charged for it is replaced by what it used. */
    void settle(long charged, String model, Usage usage, Optional<BigDecimal> cost);

    /** Keeps nothing and allows everything, for tests and for projects without a store. */
    DayLedger NONE = new DayLedger() {
        @Override
        public OptionalLong charge(long tokens, long limit) {
            return OptionalLong.empty();
        }

        @Override
        public void settle(long charged, String model, Usage usage, Optional<BigDecimal> cost) {
            // Nobody asks for the sum.
        }
    };
}
