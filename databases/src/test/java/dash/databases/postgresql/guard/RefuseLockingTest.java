package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class RefuseLockingTest {

    @Test
    void locks_are_refused() {
        assertGuard("SELECT 1 FROM orders FOR UPDATE")
                .refuses(Code.LOCKING)
                .saying("FOR UPDATE locks rows; leave the locking clause out; reading needs no lock");
        assertGuard("SELECT 1 FROM (SELECT 1 FROM orders FOR NO KEY UPDATE) x").refuses(Code.LOCKING);
        assertGuard("SELECT 1 FROM orders FOR SHARE").refuses(Code.LOCKING);
        assertGuard("SELECT 1 FROM orders FOR KEY SHARE").refuses(Code.LOCKING);
    }
}
