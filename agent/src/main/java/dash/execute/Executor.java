package dash.execute;

import dash.guard.SafeSql;

/** Runs what the guard let through, and nothing else. Every failure comes back as a value; safe for many threads. */
public interface Executor {

    Execution run(SafeSql sql, Commission commission);
}
