package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class RefuseParametersTest {

    @Test
    void parameters_without_a_value_are_refused() {
        assertGuard("SELECT $2")
                .refuses(Code.PARAMETER)
                .saying("$2 is a parameter without a value; write the value itself");
        assertGuard("SELECT '$2', $t$1$t$").allows();
    }
}
