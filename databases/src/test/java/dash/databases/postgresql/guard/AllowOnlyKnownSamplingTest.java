package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class AllowOnlyKnownSamplingTest {

    @Test
    void a_sample_is_drawn_by_the_engines_own_methods() {
        assertGuard("SELECT 1 FROM orders TABLESAMPLE mine (1)")
                .refuses(Code.SAMPLING_NOT_ALLOWED)
                .saying("the sampling method mine is not among the engine's own; use TABLESAMPLE BERNOULLI or SYSTEM");
        assertGuard("SELECT 1 FROM orders TABLESAMPLE public.system (1)").refuses(Code.SAMPLING_NOT_ALLOWED);
        assertGuard("SELECT 1 FROM orders TABLESAMPLE BERNOULLI (1)").allows();
    }
}
