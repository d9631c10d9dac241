package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;
import static dash.databases.postgresql.guard.Guarding.GUARD;
import static dash.databases.postgresql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Finding.Code;
import dash.guard.Verdict;
import org.junit.jupiter.api.Test;

class GuardTest {

    @Test
    void what_is_no_single_readable_statement_is_refused_with_its_place() {
        assertGuard("SELECT 1; SELECT 2")
                .refuses(Code.NOT_ONE_STATEMENT)
                .saying("there are 2 statements; send exactly one statement");
        assertGuard("-- nothing")
                .refuses(Code.NOT_ONE_STATEMENT)
                .saying("there is no statement; send exactly one statement");
        assertGuard("SELECT 1\nFORM orders x")
                .refuses(Code.UNPARSABLE)
                .at("2:6")
                .saying("syntax error at or near \"orders\"; correct the syntax;"
                        + " the place is where the engine's own grammar stopped");
        assertGuard("SELECT 'ä', ä ä ä").refuses(Code.UNPARSABLE).at("1:17");
        assertGuard("SELECT '" + "x".repeat(110_000) + "'").refuses(Code.TOO_MUCH);
        assertGuard("SELECT '" + "ä".repeat(60_000) + "'").refuses(Code.TOO_MUCH);
        assertGuard("SELECT " + "(".repeat(400) + "1" + ")".repeat(400)).refuses(Code.TOO_MUCH);
        assertGuard("SELECT " + "NOT ".repeat(3_000) + "true").refuses(Code.TOO_MUCH);
        assertGuard("SELECT 1\0").refuses(Code.UNPARSABLE);
        assertGuard("SELECT '\uD800'").refuses(Code.UNPARSABLE);
        assertGuard("SELECT 1 FROM XMLTABLE('/a' PASSING ('<a/>'::xml) COLUMNS b text)")
                .refuses(Code.NOT_UNDERSTOOD)
                .at("1:15");
    }

    @Test
    void findings_come_in_the_order_of_the_text() {
        assertThat(GUARD.judge("SELECT pg_sleep(1), $1 FROM nowhere", SCOPE))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.findings())
                                .extracting(finding -> finding.code())
                                .containsExactly(
                                        Code.FUNCTION_NOT_ALLOWED, Code.PARAMETER, Code.RELATION_OUT_OF_SCOPE));
    }

    @Test
    void what_runs_is_the_text_without_its_closing_semicolons() {
        assertThat(safe("SELECT 1 ; ;\n")).isEqualTo("SELECT 1");
        assertThat(safe("SELECT ';' -- a;b")).isEqualTo("SELECT ';' -- a;b");
        assertThat(safe("  SELECT 1")).isEqualTo("  SELECT 1");
    }

    private static String safe(String sql) {
        Verdict verdict = GUARD.judge(sql, SCOPE);
        assertThat(verdict).isInstanceOf(Verdict.Allowed.class);
        return ((Verdict.Allowed) verdict).sql().sql();
    }
}
