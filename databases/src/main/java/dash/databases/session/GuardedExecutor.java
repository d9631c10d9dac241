package dash.databases.session;

import dash.execute.Commission;
import dash.execute.Execution;
import dash.execute.Executor;
import dash.guard.SafeSql;

/** The way for SQL that somebody else wrote and the guard let through. Safe for many threads. */
public final class GuardedExecutor implements Executor {

    private static final String ALLOWED = "allowed";

    private final Runs runs;
    private final Trail trail;

    GuardedExecutor(Runs runs, Trail trail) {
        this.runs = runs;
        this.trail = trail;
    }

    @Override
    public Execution run(SafeSql sql, Commission commission) {
        return run(sql.sql(), sql.catalogVersion(), commission);
    }

    /** Takes any text, so it stays inside this package: tests prove with it that the walls hold without the guard. */
    Execution runText(String sql, Commission commission) {
        return run(sql, "", commission);
    }

    private Execution run(String sql, String catalogVersion, Commission commission) {
        return trail.recorded(
                sql,
                ALLOWED,
                commission,
                () -> runs.guarded(sql, catalogVersion, commission.limits(), commission.cancellation()));
    }
}
