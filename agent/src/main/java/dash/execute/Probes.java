package dash.execute;

import dash.guard.Guard;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.guard.Verdict;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Further statements that Dash thinks of while it looks at a result: "is this value in the column at all?", "how was it the
 * period before?". Each one is guarded, limited and audited like any other; there are few of them, and one that does not
 * work is simply not known. For one question and one thread.
 */
public final class Probes {

    private static final Duration LONGEST = Duration.ofSeconds(3);
    /** A longer result comes back cut. */
    public static final int MOST_ROWS = 50;

    private final Guard guard;
    private final Scope scope;
    private final Executor executor;
    private final AuditLog audit;
    private final Clock clock;
    private final Commission commission;
    private int left;

    /** {@code most} is how many statements may run in all. */
    public Probes(
            Guard guard, Scope scope, Executor executor, AuditLog audit, Clock clock, Commission commission, int most) {
        this.guard = guard;
        this.scope = scope;
        this.executor = executor;
        this.audit = audit;
        this.clock = clock;
        this.commission = limited(commission);
        this.left = most;
    }

    /** The rows, or nothing when the guard, the database or the budget said no. */
    public Optional<Rows> run(String sql) {
        if (left == 0 || commission.cancellation().isCancelled()) {
            return Optional.empty();
        }
        left--;
        Verdict verdict = guard.judge(sql, scope);
        if (!(verdict instanceof Verdict.Allowed(SafeSql safe))) {
            List<String> codes = verdict.findings().stream()
                    .map(finding -> finding.code().name())
                    .toList();
            audit.record(AuditEntry.notRun(commission, clock.instant(), sql, verdict.written(), codes));
            return Optional.empty();
        }
        return executor.run(safe, commission) instanceof Execution.Ran(Rows rows, Duration took)
                ? Optional.of(rows)
                : Optional.empty();
    }

    public int left() {
        return left;
    }

    private static Commission limited(Commission commission) {
        Limits limits = commission.limits();
        Duration time = limits.time().compareTo(LONGEST) < 0 ? limits.time() : LONGEST;
        return new Commission(
                commission.project(),
                commission.asker(),
                commission.door(),
                commission.question(),
                new Limits(
                        Math.min(limits.rows(), MOST_ROWS),
                        time,
                        limits.cellBytes(),
                        limits.resultBytes(),
                        limits.planCost()),
                commission.cancellation());
    }
}
