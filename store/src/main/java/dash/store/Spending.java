package dash.store;

import java.math.BigDecimal;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * What a project's language models have cost, by day in UTC. Charging looks and writes in one statement, so the limit holds
 * for all processes of a store together. Safe for many threads.
 */
public final class Spending {

    private final Transactions transactions;
    private final String project;
    private final Clock clock;

    Spending(Transactions transactions, String project, Clock clock) {
        this.transactions = transactions;
        this.project = project;
        this.clock = clock;
    }

    /**
     * One model on one day.
     *
     * @param cost in US dollars, of the calls whose price was known
     */
    public record Line(
            LocalDate day,
            String model,
            long calls,
            long callsPriced,
            long tokensIn,
            long tokensOut,
            BigDecimal cost) {}

    /**
     * Charges these tokens to today unless the sum would pass the limit.
     *
     * @return empty when they were charged, else today's sum
     */
    public OptionalLong charge(long tokens, long limit) {
        if (tokens < 0) {
            throw new IllegalArgumentException("a charge of " + tokens + " tokens");
        }
        return transactions.inTransaction(handle -> {
            handle.createUpdate("INSERT INTO model_day (project, day, tokens) VALUES (:project, :day, 0)"
                            + " ON CONFLICT (project, day) DO NOTHING")
                    .bind("project", project)
                    .bind("day", today())
                    .execute();
            int charged = handle.createUpdate("UPDATE model_day SET tokens = tokens + :tokens"
                            + " WHERE project = :project AND day = :day AND tokens + :tokens <= :limit")
                    .bind("tokens", tokens)
                    .bind("limit", limit)
                    .bind("project", project)
                    .bind("day", today())
                    .execute();
            return charged == 1 ? OptionalLong.empty() : OptionalLong.of(sum(handle));
        });
    }

    /**
     * A call is over: what was charged for it is replaced by what it used. A call that began yesterday is settled today,
     * which can lower today's sum by its charge, but never below nothing.
     */
    public void settle(long charged, String model, long in, long out, long cached, Optional<BigDecimal> cost) {
        transactions.inTransaction(handle -> {
            handle.createUpdate("INSERT INTO model_day (project, day, tokens) VALUES (:project, :day, :used)"
                            + " ON CONFLICT (project, day) DO UPDATE"
                            + " SET tokens = greatest(0, model_day.tokens + :used - :charged)")
                    .bind("project", project)
                    .bind("day", today())
                    .bind("used", in + out)
                    .bind("charged", charged)
                    .execute();
            return handle.createUpdate(
                            "INSERT INTO model_spending VALUES (:project, :day, :model, 1, :priced, :in, :out, :cached, :cost)"
                                    + " ON CONFLICT (project, day, model) DO UPDATE SET calls = model_spending.calls + 1,"
                                    + " calls_priced = model_spending.calls_priced + excluded.calls_priced,"
                                    + " tokens_in = model_spending.tokens_in + excluded.tokens_in,"
                                    + " tokens_out = model_spending.tokens_out + excluded.tokens_out,"
                                    + " tokens_cached = model_spending.tokens_cached + excluded.tokens_cached,"
                                    + " cost = model_spending.cost + excluded.cost")
                    .bind("project", project)
                    .bind("day", today())
                    .bind("model", model)
                    .bind("priced", cost.isPresent() ? 1 : 0)
                    .bind("in", in)
                    .bind("out", out)
                    .bind("cached", cached)
                    .bind("cost", cost.orElse(BigDecimal.ZERO))
                    .execute();
        });
    }

    /** Tokens of today, calls under way included with what they can cost at most. */
    public long tokensToday() {
        return transactions.inTransaction(this::sum);
    }

    /** What was spent since that day, newest first. */
    public List<Line> since(LocalDate day) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT day, model, calls, calls_priced, tokens_in, tokens_out, cost FROM model_spending"
                                + " WHERE project = :project AND day >= :day ORDER BY day DESC, model")
                .bind("project", project)
                .bind("day", day)
                .map((row, context) -> new Line(
                        row.getObject(1, LocalDate.class),
                        row.getString(2),
                        row.getLong(3),
                        row.getLong(4),
                        row.getLong(5),
                        row.getLong(6),
                        row.getBigDecimal(7)))
                .list());
    }

    private long sum(Handle handle) {
        return handle.createQuery("SELECT tokens FROM model_day WHERE project = :project AND day = :day")
                .bind("project", project)
                .bind("day", today())
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
