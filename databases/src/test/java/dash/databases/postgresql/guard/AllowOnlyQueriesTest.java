package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class AllowOnlyQueriesTest {

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
}
