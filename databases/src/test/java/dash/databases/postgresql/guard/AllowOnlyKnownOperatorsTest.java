package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class AllowOnlyKnownOperatorsTest {

    @Test
    void operators_are_the_engines_own() {
        assertGuard("SELECT 1 <+!> 2")
                .refuses(Code.OPERATOR_NOT_ALLOWED)
                .at("1:8")
                .saying("the operator <+!> is not among the engine's own; use a built-in operator");
        assertGuard("SELECT 1 OPERATOR(public.+) 2")
                .refuses(Code.OPERATOR_NOT_ALLOWED)
                .saying("the operator OPERATOR(public.+) is not among the engine's own; use a built-in operator");
        assertGuard("SELECT 1 ORDER BY 1 USING OPERATOR(public.<)").refuses(Code.OPERATOR_NOT_ALLOWED);
        assertGuard("SELECT 1 <+!> ANY (ARRAY[1])").refuses(Code.OPERATOR_NOT_ALLOWED);
        assertGuard("SELECT 1 <+!> ANY (SELECT 1)").refuses(Code.OPERATOR_NOT_ALLOWED);
    }
}
