package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class RefuseIntoTest {

    @Test
    void into_is_a_write() {
        assertGuard("SELECT 1 INTO copy")
                .refuses(Code.SELECT_INTO)
                .at("1:15")
                .saying("SELECT INTO creates the table copy; leave INTO out; the rows come back as the answer");
    }
}
