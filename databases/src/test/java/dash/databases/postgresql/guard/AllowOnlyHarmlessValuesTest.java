package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class AllowOnlyHarmlessValuesTest {

    @Test
    void values_about_the_connection_are_refused() {
        assertGuard("SELECT current_user")
                .refuses(Code.VALUE_NOT_ALLOWED)
                .saying("current_user tells about the connection, not about the data; leave it out");
        assertGuard("SELECT current_date, localtimestamp").allows();
    }
}
