package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class RefuseExplainThatRunsTest {

    @Test
    void explain_may_not_run() {
        assertGuard("EXPLAIN ANALYZE SELECT 1")
                .refuses(Code.EXPLAIN_RUNS)
                .saying("EXPLAIN ANALYZE runs the statement; use EXPLAIN without ANALYZE");
        assertGuard("EXPLAIN (SETTINGS) SELECT 1")
                .refuses(Code.EXPLAIN_RUNS)
                .saying("EXPLAIN with settings is not allowed; leave the option out");
        assertGuard("EXPLAIN (ANALYZE off, SETTINGS 0, VERBOSE) SELECT 1").allows();
    }
}
