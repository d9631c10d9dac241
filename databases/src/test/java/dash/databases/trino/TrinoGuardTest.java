package dash.databases.trino;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.trino.catalogue.TrinoAllowList;
import dash.databases.trino.parser.TrinoStatementParser;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Sensitive;
import dash.guard.Verdict;
import dash.statement.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The shared lists of attacks and honest queries, and what they leave out. */
class TrinoGuardTest {

    private static final Guard GUARD = new Guard(new TrinoStatementParser(), TrinoAllowList.load());

    private static final Scope SCOPE = TrinoScope.of(
            "memory",
            "default",
            List.of(Name.of("customers"), Name.of("orders"), Name.of("events"), Name.of("orders$partitions")));

    @Test
    void every_attack_that_must_be_refused_is_refused() {
        Scope scope = SharedCorpus.scope();
        List<String> passed = SharedCorpus.lines("guard/attacks.trino.jsonl").stream()
                .filter(attack -> attack.get("expect").asString().equals("reject"))
                .filter(attack ->
                        GUARD.judge(attack.get("sql").asString(), scope).isAllowed())
                .map(JsonNode::toString)
                .toList();
        assertThat(passed).isEmpty();
    }

    @Test
    void every_honest_query_is_allowed() {
        Scope scope = SharedCorpus.scope();
        List<String> refused = new ArrayList<>();
        for (JsonNode query : SharedCorpus.lines("guard/benign.trino.jsonl")) {
            Verdict verdict = GUARD.judge(query.get("sql").asString(), scope);
            if (!verdict.isAllowed()) {
                refused.add(query.get("id").asString() + " " + verdict);
            }
        }
        assertThat(refused).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1; -- done",
                "SELECT transform(ARRAY[1, 2], x -> x + 1), reduce(ARRAY[1], 0, (s, x) -> s + x, s -> s)",
                "SELECT listagg(status, ', ') WITHIN GROUP (ORDER BY status) FROM orders",
                "SELECT status, lag(id, 1) IGNORE NULLS OVER (PARTITION BY status ORDER BY id) FROM orders",
                "SELECT TRY_CAST(status AS bigint), CAST(ROW(1, 2) AS ROW(x bigint, y bigint)).x FROM orders",
                "SELECT id FROM orders ORDER BY id FETCH FIRST 3 ROWS WITH TIES",
                "SELECT status, count(*) FROM orders GROUP BY GROUPING SETS ((status), ())",
                "SELECT * FROM orders MATCH_RECOGNIZE (PARTITION BY customer_id ORDER BY ordered_at MEASURES FINAL LAST(up.id)"
                        + " AS last_id ONE ROW PER MATCH AFTER MATCH SKIP PAST LAST ROW PATTERN (strt up+) DEFINE up AS id > PREV(id)) AS m",
                "SELECT count(*) FILTER (WHERE status = 'x') AS n, approx_percentile(id, 0.5) FROM orders",
                "SELECT json_value(payload, 'lax $.page' RETURNING varchar DEFAULT 'x' ON EMPTY) FROM events",
                "SELECT * FROM TABLE(sequence(start => 1, stop => 3))",
                "SELECT * FROM \"orders$partitions\"",
                "SELECT id FROM memory.default.orders UNION ALL (SELECT id FROM default.customers LIMIT 3) ORDER BY 1",
                "VALUES (1, 'a'), (2, 'b')",
                "SELECT x.a FROM (VALUES 1, 2) AS x (a) WHERE x.a > ALL (SELECT id FROM orders)",
                "SELECT extract(year FROM ordered_at), trim(BOTH 'x' FROM status), ordered_at AT TIME ZONE 'UTC' FROM orders",
                "SELECT id FROM orders o, LATERAL (SELECT max(id) AS m FROM customers c WHERE c.id = o.id) t"
            })
    void honest_forms_of_the_dialect_are_allowed(String sql) {
        assertThat(GUARD.judge(sql, SCOPE)).isInstanceOf(Verdict.Allowed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM TABLE(pg.system.query(query => 'SELECT 1'))",
                "SELECT * FROM TABLE(system.query(query => 'SELECT 1'))",
                "SELECT * FROM information_schema.tables",
                "SELECT * FROM jmx.current.\"java.lang:type=runtime\"",
                "SELECT * FROM system.metadata.catalogs",
                "SELECT * FROM \"customers$history\"",
                "SELECT count(*) FROM orders GROUP BY GROUPING SETS ((fail('x')))",
                "SELECT count(*) FROM orders GROUP BY ROLLUP ((SELECT max(token) FROM vault.api_tokens))",
                "SELECT * FROM TABLE(exclude_columns(input => TABLE(vault.api_tokens), columns => DESCRIPTOR(id)))",
                "SELECT * FROM orders MATCH_RECOGNIZE (PATTERN (a) DEFINE a AS (SELECT true FROM vault.api_tokens) IS NOT NULL)",
                "SELECT transform(ARRAY[1], x -> fail('x'))",
                "SELECT current_user",
                "SELECT id FROM orders WHERE id = ?",
                "EXPLAIN ANALYZE SELECT 1",
                "SHOW TABLES",
                "WITH SESSION query_max_run_time = '100d' SELECT 1",
                "SELECT * FROM orders FOR VERSION AS OF 3",
                "SELECT 1; SELECT 2",
                "PREPARE p FROM SELECT 1",
                "SELECT json_value(payload, 'lax $' DEFAULT fail('x') ON EMPTY) FROM events"
            })
    void hostile_forms_of_the_dialect_are_refused(String sql) {
        assertThat(GUARD.judge(sql, SCOPE).isAllowed()).isFalse();
    }

    @Test
    void a_pass_through_is_named_for_what_it_is() {
        Verdict verdict = GUARD.judge("SELECT * FROM TABLE(query(query => 'SELECT 1'))", SCOPE);
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.findings())
                                .extracting(Finding::code)
                                .containsExactly(Finding.Code.FUNCTION_NOT_ALLOWED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM TABLE(exclude_columns(input => TABLE(customers), columns => DESCRIPTOR(id)))",
                "SELECT * FROM customers MATCH_RECOGNIZE (PATTERN (a) DEFINE a AS true)",
                "SELECT EMAIL FROM customers",
                "SELECT c.\"Email\" FROM Customers c"
            })
    void a_sensitive_column_is_not_reached_through_a_relation_that_holds_another(String sql) {
        Scope scope = SCOPE.withSensitive(
                Set.of(new Sensitive(Name.of("default", "customers"), Set.of("email"), Set.of("id", "name"))));
        assertThat(GUARD.judge(sql, scope).isAllowed()).isFalse();
    }
}
