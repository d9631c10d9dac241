package dash.golden;

import dash.execute.AuditEntry;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.Execution;
import dash.execute.Executor;
import dash.execute.Limits;
import dash.guard.Guard;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Runs golden statements through the same guard, session and audit as every other. Rows are remembered, so that a question
 * with many wordings is computed once; a new one is made for every run, because data change.
 */
public final class GuardedGoldenRows implements GoldenRows {

    /** Right rows are not shown to anybody, only compared, so that more of them may come than for an answer. */
    private static final int MOST_ROWS = 20_000;

    private final String project;
    private final Asker asker;
    private final Guard guard;
    private final Supplier<Scope> scope;
    private final Executor executor;
    private final AuditLog audit;
    private final Clock clock;
    private final Limits limits;
    private final Map<String, Computed> known = new ConcurrentHashMap<>();

    public GuardedGoldenRows(
            String project,
            Asker asker,
            Guard guard,
            Supplier<Scope> scope,
            Executor executor,
            AuditLog audit,
            Clock clock,
            Limits limits) {
        this.project = project;
        this.asker = asker;
        this.guard = guard;
        this.scope = scope;
        this.executor = executor;
        this.audit = audit;
        this.clock = clock;
        this.limits = new Limits(
                Math.max(limits.rows(), MOST_ROWS),
                limits.time(),
                limits.cellBytes(),
                Math.max(limits.resultBytes(), 16L << 20),
                limits.planCost());
    }

    @Override
    public Computed compute(String sql, Cancellation cancellation) {
        Computed before = known.get(sql);
        if (before != null) {
            return before;
        }
        Computed fresh = run(sql, new Commission(project, asker, Door.ITSELF, "", limits, cancellation));
        if (!cancellation.isCancelled()) {
            known.put(sql, fresh);
        }
        return fresh;
    }

    private Computed run(String sql, Commission commission) {
        Verdict verdict = guard.judge(sql, scope.get());
        if (!(verdict instanceof Verdict.Allowed(SafeSql safe))) {
            List<String> codes = verdict.findings().stream()
                    .map(finding -> finding.code().name())
                    .toList();
            audit.record(AuditEntry.notRun(commission, clock.instant(), sql, verdict.written(), codes));
            return new Computed.NotRun("the guard refused it: "
                    + verdict.findings().stream()
                            .findFirst()
                            .map(finding -> finding.what())
                            .orElse(verdict.written()));
        }
        return switch (executor.run(safe, commission)) {
            case Execution.Ran ran -> new Computed.Right(ran.rows());
            case Execution.Failed failed -> new Computed.NotRun(failed.error().message());
        };
    }
}
