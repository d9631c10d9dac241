package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;
import static dash.databases.postgresql.guard.Guarding.SCOPE;

import dash.guard.Finding.Code;
import dash.statement.Name;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AllowOnlyKnownTypesTest {

    @Test
    void types_are_plain_or_the_projects() {
        assertGuard("SELECT 'x'::regclass")
                .refuses(Code.TYPE_NOT_ALLOWED)
                .at("1:13")
                .saying("the type regclass is not among those that are allowed;"
                        + " cast to a plain type such as text, numeric, date or timestamp");
        assertGuard("SELECT 'x'::mood").refuses(Code.TYPE_NOT_ALLOWED);
        assertGuard("SELECT 'x'::mood, 'x'::public.mood[]", SCOPE.withTypes(Set.of(Name.of("mood"))))
                .allows();
        assertGuard("SELECT 'x'::public.text").refuses(Code.TYPE_NOT_ALLOWED);
        assertGuard("SELECT NULL::orders").allows();
    }
}
