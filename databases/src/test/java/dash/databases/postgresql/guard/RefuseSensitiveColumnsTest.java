package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import dash.guard.LiveServer;
import dash.guard.Scope;
import dash.guard.Sensitive;
import dash.statement.Name;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefuseSensitiveColumnsTest {

    private static final Scope SCOPE = Guarding.SCOPE
            .withSensitive(Set.of(new Sensitive(
                    Name.of("public", "customers"), Set.of("email", "phone"), Set.of("id", "name", "country"))))
            .withFields(Set.of("email"))
            .on(new LiveServer(
                    Set.of("count", "lower", "row_to_json", "to_jsonb", "concat", "name", "max"),
                    Set.of("="),
                    Set.of()));

    @Test
    void the_finding_names_the_column_and_what_to_do() {
        assertGuard("SELECT id, c.email FROM customers c", SCOPE)
                .refuses(Code.SENSITIVE_COLUMN)
                .at("1:12")
                .saying("email is the name of the sensitive column customers.email;"
                        + " leave it out; name the other columns");
        assertGuard("SELECT * FROM customers", SCOPE)
                .refuses(Code.SENSITIVE_COLUMN)
                .at("1:8")
                .saying("* takes every column, with the sensitive customers.email, customers.phone;"
                        + " leave it out; name the other columns");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT lower(EMAIL) FROM customers",
                "SELECT public.customers.phone FROM public.customers",
                "SELECT id FROM customers WHERE phone = '1'",
                "SELECT count(*) FROM customers GROUP BY email",
                "SELECT id FROM customers ORDER BY email",
                "SELECT count(*) FROM customers HAVING max(email) = 'x'",
                "SELECT count(*) OVER (PARTITION BY phone) FROM customers",
                "SELECT count(*) OVER w FROM customers WINDOW w AS (ORDER BY phone)",
                "SELECT count(*) FILTER (WHERE email = 'x') FROM customers",
                "SELECT DISTINCT ON (email) id FROM customers",
                "SELECT o.id FROM orders o JOIN customers c ON c.email = 'x'",
                "SELECT o.id FROM orders o WHERE EXISTS (SELECT 1 FROM customers WHERE phone = 'x')",
                "SELECT x.a FROM (SELECT email AS a FROM customers) x",
                "SELECT x.email FROM (SELECT id AS email FROM customers) x",
                "WITH x AS (SELECT email AS a FROM customers) SELECT a FROM x",
                "EXPLAIN SELECT email FROM customers",
                "SELECT id FROM orders UNION SELECT email FROM customers",
            })
    void its_name_stands_in_no_position(String sql) {
        assertGuard(sql, SCOPE).refuses(Code.SENSITIVE_COLUMN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TABLE customers",
                "SELECT c.* FROM customers c",
                "SELECT public.customers.* FROM customers",
                "SELECT * FROM orders o JOIN customers c ON c.id = o.id",
                "SELECT * FROM orders, LATERAL (SELECT customers.* FROM customers) x",
                "SELECT x.a FROM (SELECT * FROM customers) x(a, b, c)",
                "WITH x(a, b, c) AS (TABLE customers) SELECT b FROM x",
                "SELECT (SELECT count(c.*) FROM orders) FROM customers c",
                "SELECT row_to_json(c) FROM customers c",
                "SELECT customers FROM customers",
                "SELECT count(customers) FROM customers",
                "SELECT (c).* FROM customers c",
                "SELECT ROW(c.*) FROM customers c",
                "SELECT c.row_to_json FROM customers c",
                "SELECT public.customers.to_jsonb FROM customers",
                "SELECT (SELECT c.concat) FROM customers c",
                "SELECT c.b FROM customers c(a, b)",
                "SELECT id FROM (customers c CROSS JOIN orders) j",
                "SELECT b FROM (customers c CROSS JOIN orders) j(a, b)",
                "SELECT o.id FROM orders o JOIN customers c USING (email)",
                "SELECT o.id FROM orders o NATURAL JOIN customers c",
            })
    void no_other_way_leads_to_it(String sql) {
        assertGuard(sql, SCOPE).refuses(Code.SENSITIVE_COLUMN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT count(*) FROM customers",
                "SELECT c.id, c.name, customers.country FROM customers c, customers",
                "SELECT c.misspelled FROM customers c",
                "SELECT email, e.phone FROM employees e",
                "SELECT * FROM orders",
                "SELECT o.*, c.name FROM orders o JOIN customers c USING (id)",
                "SELECT * FROM (SELECT id, name FROM customers) x",
                "WITH x AS (SELECT id FROM customers) SELECT * FROM x JOIN orders USING (id)",
                "WITH customers AS (SELECT * FROM orders) SELECT * FROM customers",
                "SELECT * FROM orders WHERE id IN (SELECT id FROM customers)",
            })
    void the_other_columns_and_relations_stay_open(String sql) {
        assertGuard(sql, SCOPE).allows();
    }

    @Test
    void a_function_written_as_a_column_is_refused_when_the_server_is_not_known() {
        Scope offline = Guarding.SCOPE.withSensitive(SCOPE.sensitive());
        assertGuard("SELECT c.name FROM customers c", offline).allows();
        assertGuard("SELECT c.anything FROM customers c", offline).refuses(Code.SENSITIVE_COLUMN);
    }
}
