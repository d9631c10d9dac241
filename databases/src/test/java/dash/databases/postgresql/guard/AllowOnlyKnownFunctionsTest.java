package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;
import static dash.databases.postgresql.guard.Guarding.SCOPE;

import dash.guard.Finding.Code;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.statement.Name;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AllowOnlyKnownFunctionsTest {

    @Test
    void functions_are_listed_named_by_the_project_or_refused() {
        assertGuard("SELECT pg_sleep(1)")
                .refuses(Code.FUNCTION_NOT_ALLOWED)
                .at("1:8")
                .saying("the built-in function pg_sleep does or shows more than a query may;"
                        + " compute the value from columns and harmless functions, or leave it out");
        assertGuard("SELECT net(1)")
                .refuses(Code.FUNCTION_NOT_ALLOWED)
                .saying("the function net is not among those that are allowed;"
                        + " use a built-in function, or have a person list it under source.functions of dash.yaml");
        assertGuard("SELECT net(1), public.net(2)", SCOPE.withFunctions(Set.of(Name.of("net"))))
                .allows();
        assertGuard("SELECT net(1), public.net(2)", SCOPE.withFunctions(Set.of(Name.of("public", "net"))))
                .allows();
        assertGuard("SELECT other.net(1)", SCOPE.withFunctions(Set.of(Name.of("net"))))
                .refuses(Code.FUNCTION_NOT_ALLOWED);
        assertGuard("SELECT net(1)", SCOPE.withFunctions(Set.of(Name.of("other", "net"))))
                .refuses(Code.FUNCTION_NOT_ALLOWED);
        assertGuard("SELECT db.pg_catalog.lower('x')").refuses(Code.FUNCTION_NOT_ALLOWED);
    }

    @Test
    void the_live_server_cuts_the_lists_down() {
        Scope old = SCOPE.on(new LiveServer(Set.of("lower", "count"), Set.of("="), Set.of("lower", "grade")));
        assertGuard("SELECT count(*)", old).allows();
        assertGuard("SELECT upper('x')", old).refuses(Code.FUNCTION_NOT_ALLOWED);
        assertGuard("SELECT 1 = 1", old).allows();
        assertGuard("SELECT 1 + 1", old).refuses(Code.OPERATOR_NOT_ALLOWED);
        assertGuard("SELECT pg_catalog.lower('x')", old).allows();
        assertGuard("SELECT lower('x')", old)
                .refuses(Code.FUNCTION_NOT_ALLOWED)
                .saying("a function of somebody's own is also called lower;"
                        + " write pg_catalog.lower to mean the built-in one");
    }
}
