package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;
import static dash.databases.postgresql.guard.Guarding.GUARD;
import static dash.databases.postgresql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Finding.Code;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.statement.Name;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What each rule says, where, and what it lets through. Rules are tested on the real grammar, so they are tested here. */
class RulesTest {

    @Test
    void commands_are_no_queries() {
        assertGuard("DELETE FROM orders")
                .refuses(Code.NOT_A_QUERY)
                .at("1:1")
                .saying(
                        "DELETE is no query; write one SELECT, VALUES, TABLE or a set operation of them; Dash only reads");
        assertGuard("EXPLAIN TRUNCATE_ME").refuses(Code.UNPARSABLE);
        assertGuard("EXPLAIN UPDATE orders SET id = 1").refuses(Code.NOT_A_QUERY);
        assertGuard("CREATE TABLE x AS SELECT 1").refuses(Code.NOT_A_QUERY);
    }

    @Test
    void explain_may_not_run() {
        assertGuard("EXPLAIN ANALYZE SELECT 1")
                .refuses(Code.EXPLAIN_RUNS)
                .saying("EXPLAIN ANALYZE runs the statement; use EXPLAIN without ANALYZE");
        assertGuard("EXPLAIN (SETTINGS) SELECT 1")
                .refuses(Code.EXPLAIN_RUNS)
                .saying("EXPLAIN with settings is not allowed; leave the option out");
        assertGuard("EXPLAIN (ANALYZE off, SETTINGS 0, VERBOSE) SELECT 1").allows();
    }

    @Test
    void writes_in_with_are_named() {
        assertGuard("WITH ok AS (SELECT 1), gone AS (DELETE FROM orders RETURNING 1) SELECT 1")
                .refuses(Code.WRITE_IN_WITH)
                .at("1:24")
                .saying("DELETE inside WITH (gone); use only SELECT or VALUES inside WITH; Dash only reads");
    }

    @Test
    void into_is_a_write() {
        assertGuard("SELECT 1 INTO copy")
                .refuses(Code.SELECT_INTO)
                .at("1:15")
                .saying("SELECT INTO creates the table copy; leave INTO out; the rows come back as the answer");
    }

    @Test
    void locks_are_refused() {
        assertGuard("SELECT 1 FROM orders FOR UPDATE")
                .refuses(Code.LOCKING)
                .saying("FOR UPDATE locks rows; leave the locking clause out; reading needs no lock");
        assertGuard("SELECT 1 FROM (SELECT 1 FROM orders FOR NO KEY UPDATE) x").refuses(Code.LOCKING);
        assertGuard("SELECT 1 FROM orders FOR SHARE").refuses(Code.LOCKING);
        assertGuard("SELECT 1 FROM orders FOR KEY SHARE").refuses(Code.LOCKING);
    }

    @Test
    void relations_have_to_be_in_scope() {
        Scope two = Guarding.scope("orders", "customers");
        assertGuard("SELECT 1\nFROM orders, refunds", two)
                .refuses(Code.RELATION_OUT_OF_SCOPE)
                .at("2:14")
                .saying(
                        "the relation refunds is not in this project's scope; use only relations in scope: customers, orders");
        assertGuard("SELECT 1 FROM public.orders", two).allows();
        assertGuard("SELECT 1 FROM other.orders", two).refuses(Code.RELATION_OUT_OF_SCOPE);
        assertGuard("SELECT 1 FROM db.public.orders", two).refuses(Code.RELATION_OUT_OF_SCOPE);
    }

    @Test
    void the_catalog_is_for_the_schema_tools() {
        assertGuard("SELECT 1 FROM information_schema.tables")
                .refuses(Code.CATALOG_RELATION)
                .saying("information_schema.tables is the server's own catalog; inspect tables with Dash's schema tools"
                        + " instead; they show columns, keys and comments");
        assertGuard("SELECT 1 FROM pg_class").refuses(Code.CATALOG_RELATION);
        assertGuard("SELECT 1 FROM pg_class", Guarding.scope("pg_class")).refuses(Code.CATALOG_RELATION);
        Scope named = Scope.of(List.of("public"), List.of(Name.of("pg_catalog", "pg_class")));
        assertGuard("SELECT 1 FROM pg_class", named).allows();
    }

    @Test
    void an_unqualified_name_means_the_first_schema_that_has_it() {
        Scope scope = Scope.of(List.of("public", "sales"), List.of(Name.of("sales", "orders")));
        assertGuard("SELECT 1 FROM orders", scope).allows();
        Scope shadowed = scope.withOtherRelations(Set.of(Name.of("public", "orders")));
        assertGuard("SELECT 1 FROM orders", shadowed).refuses(Code.RELATION_OUT_OF_SCOPE);
        assertGuard("SELECT 1 FROM sales.orders", shadowed).allows();
    }

    @Test
    void long_lists_of_relations_are_cut() {
        List<Name> many = java.util.stream.IntStream.range(10, 45)
                .mapToObj(n -> Name.of("t" + n))
                .toList();
        Verdict verdict = GUARD.judge("SELECT 1 FROM x", Scope.of(List.of("public"), many));
        assertThat(verdict.toString()).contains("t39 and 5 more").doesNotContain("t40");
    }

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

    @Test
    void sampling_values_and_parameters_are_checked_too() {
        assertGuard("SELECT 1 FROM orders TABLESAMPLE mine (1)")
                .refuses(Code.SAMPLING_NOT_ALLOWED)
                .saying("the sampling method mine is not among the engine's own; use TABLESAMPLE BERNOULLI or SYSTEM");
        assertGuard("SELECT 1 FROM orders TABLESAMPLE public.system (1)").refuses(Code.SAMPLING_NOT_ALLOWED);
        assertGuard("SELECT current_user")
                .refuses(Code.VALUE_NOT_ALLOWED)
                .saying("current_user tells about the connection, not about the data; leave it out");
        assertGuard("SELECT $2")
                .refuses(Code.PARAMETER)
                .saying("$2 is a parameter without a value; write the value itself");
    }

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
