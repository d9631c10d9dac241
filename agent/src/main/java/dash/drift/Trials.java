package dash.drift;

import dash.drift.Problem.Sort;
import dash.execute.AuditEntry;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError;
import dash.execute.Execution;
import dash.execute.Executor;
import dash.execute.Rows;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.guard.Guard;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.guard.Verdict;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Runs statements of knowledge, guarded and audited like any other, to see whether they work. */
public final class Trials {

    private final Guard guard;
    private final Supplier<Scope> scope;
    private final Executor executor;
    private final AuditLog audit;
    private final Clock clock;
    private final Commission commission;

    public Trials(
            Guard guard, Supplier<Scope> scope, Executor executor, AuditLog audit, Clock clock, Commission commission) {
        this.guard = guard;
        this.scope = scope;
        this.executor = executor;
        this.audit = audit;
        this.clock = clock;
        this.commission = commission;
    }

    /** Nothing when it ran. A source that is away is not the knowledge's fault, and ends the check. */
    Optional<Problem> tryOut(Subject subject, Claims.Trial trial) {
        Verdict verdict = guard.judge(trial.sql(), scope.get());
        if (!(verdict instanceof Verdict.Allowed(SafeSql safe))) {
            List<String> codes = verdict.findings().stream()
                    .map(finding -> finding.code().name())
                    .toList();
            audit.record(AuditEntry.notRun(commission, clock.instant(), trial.sql(), verdict.written(), codes));
            String why = verdict.findings().stream()
                    .findFirst()
                    .map(finding -> finding.what())
                    .orElse(verdict.written());
            return Optional.of(fails(subject, trial.what() + " is refused by the guard: " + why));
        }
        return switch (executor.run(safe, commission)) {
            case Execution.Ran ran -> Optional.empty();
            case Execution.Failed failed -> Optional.of(failed(subject, trial, failed.error()));
        };
    }

    /** The first row of a statement of our own making; nothing when it cannot be had. */
    Optional<Rows> rows(String sql) {
        return guard.judge(sql, scope.get()) instanceof Verdict.Allowed(SafeSql safe)
                        && executor.run(safe, commission) instanceof Execution.Ran(Rows rows, Duration took)
                ? Optional.of(rows)
                : Optional.empty();
    }

    private static Problem failed(Subject subject, Claims.Trial trial, DatabaseError error) {
        if (error.kind() == DatabaseError.Kind.UNREACHABLE || error.kind() == DatabaseError.Kind.CANCELLED) {
            throw FaultException.of(
                    Code.SOURCE_UNREACHABLE,
                    Place.named(subject.toString()),
                    error.sqlState(),
                    "the source went away during the check; nothing was quarantined",
                    "See that it runs, then check again");
        }
        String hint = error.hint().isEmpty() ? "" : " (" + error.hint() + ")";
        return fails(subject, trial.what() + " does not run: " + error.message() + hint);
    }

    private static Problem fails(Subject subject, String message) {
        return Problem.of(Sort.STATEMENT_FAILS, subject, message, "Correct the SQL, or retire it");
    }
}
