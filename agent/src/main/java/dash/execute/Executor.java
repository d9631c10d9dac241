package dash.execute;

import dash.guard.SafeSql;

/** Runs statements on one source, strictly read-only. Safe for many threads. */
public interface Executor {

    /** Ends by itself within the limits, whatever the statement does, and leaves an entry in the audit log. */
    Execution run(SafeSql sql, Commission commission);
}
