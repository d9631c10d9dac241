package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;
import static dash.databases.postgresql.guard.Guarding.SCOPE;

import dash.guard.Finding.Code;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.statement.Name;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RefuseHiddenCallsTest {

    @Test
    void fields_and_columns_may_hide_calls() {
        assertGuard("SELECT ('x').pg_read_file")
                .refuses(Code.HIDDEN_CALL)
                .at("1:8")
                .saying("(…).pg_read_file may call the function pg_read_file;"
                        + " name the column as table.column, or take the column from a function in FROM");
        assertGuard("SELECT (o).total FROM orders o").refuses(Code.HIDDEN_CALL);
        assertGuard("SELECT (o).total FROM orders o", SCOPE.withFields(Set.of("total")))
                .allows();
        assertGuard("SELECT (1).pg_sleep", SCOPE.withFields(Set.of("pg_sleep"))).refuses(Code.HIDDEN_CALL);
        assertGuard("SELECT (jsonb_each('{}')).value, (o).*, ('X').lower FROM orders o")
                .allows();
        Scope live =
                SCOPE.withFields(Set.of("grade")).on(new LiveServer(Set.of("lower"), Set.of("="), Set.of("grade")));
        assertGuard("SELECT (o).grade FROM orders o", live).refuses(Code.HIDDEN_CALL);
        assertGuard("SELECT o.grade FROM orders o", live)
                .refuses(Code.HIDDEN_CALL)
                .saying("o.grade may call somebody's own function grade;"
                        + " have a person list the function under source.functions of dash.yaml");
        assertGuard("SELECT o.grade, grade FROM orders o", live.withFunctions(Set.of(Name.of("grade"))))
                .allows();
    }
}
