package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.GuardAssert.assertGuard;

import dash.guard.Finding.Code;
import org.junit.jupiter.api.Test;

class RefuseWritesInWithTest {

    @Test
    void writes_in_with_are_named() {
        assertGuard("WITH ok AS (SELECT 1), gone AS (DELETE FROM orders RETURNING 1) SELECT 1")
                .refuses(Code.WRITE_IN_WITH)
                .at("1:24")
                .saying("DELETE inside WITH (gone); use only SELECT or VALUES inside WITH; Dash only reads");
    }
}
