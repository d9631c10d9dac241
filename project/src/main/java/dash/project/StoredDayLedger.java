package dash.project;

import dash.models.language.Usage;
import dash.models.spending.DayLedger;
import dash.store.Spending;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/** The day's spending of a project, in the store. */
public final class StoredDayLedger implements DayLedger {

    private final Spending spending;

    public StoredDayLedger(Spending spending) {
        this.spending = spending;
    }

    @Override
    public OptionalLong charge(long tokens, long limit) {
        return spending.charge(tokens, limit);
    }

    @Override
    public void settle(long charged, String model, Usage usage, Optional<BigDecimal> cost) {
        spending.settle(charged, model, usage.in(), usage.out(), usage.cached(), cost);
    }
}
