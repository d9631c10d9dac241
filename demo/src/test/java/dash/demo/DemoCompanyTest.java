package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DemoCompanyTest {

    @Test
    void an_empty_database_is_filled_and_every_table_is_told() throws SQLException {
        try (TestDatabase database = TestPostgres.shared().database();
                Connection owner = database.connect()) {
            List<String> told = new ArrayList<>();
            Map<String, Integer> counts = DemoCompany.load(owner, told::add);
            assertThat(counts.keySet()).containsExactlyElementsOf(DemoCompany.tableNames());
            assertThat(told).hasSize(15).first().isEqualTo("loading 24 rows into countries");
            assertThat(owner.getAutoCommit()).isTrue();
            assertThat(counts)
                    .containsEntry("order_items", Integer.valueOf(one(owner, "SELECT count(*) FROM order_items")));
        }
    }

    @Test
    void a_database_with_a_table_is_left_alone() throws SQLException {
        try (TestDatabase database = TestPostgres.shared().database("CREATE TABLE precious (id integer)");
                Connection owner = database.connect()) {
            assertThatThrownBy(() -> DemoCompany.load(owner, told -> {}))
                    .isInstanceOfSatisfying(FaultException.class, refusal -> {
                        assertThat(refusal.fault().code()).isEqualTo(Code.DEMO_DATABASE_NOT_EMPTY);
                        assertThat(refusal.fault().value()).isEqualTo("precious");
                    });
            assertThat(one(owner, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
                    .isEqualTo("1");
        }
    }

    @Test
    void a_load_that_fails_leaves_nothing_behind() throws SQLException {
        try (TestDatabase database = TestPostgres.shared().database("CREATE VIEW legacy_revenue AS SELECT 1");
                Connection owner = database.connect()) {
            assertThatThrownBy(() -> DemoCompany.load(owner, told -> {})).isInstanceOf(SQLException.class);
            assertThat(one(owner, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
                    .isEqualTo("0");
            assertThat(owner.getAutoCommit()).isTrue();
        }
    }

    @Test
    void a_reader_may_select_from_the_tables_and_nothing_else() throws SQLException {
        String reader = "demo \"reader\" " + ProcessHandle.current().pid();
        String quoted = '"' + reader.replace("\"", "\"\"") + '"';
        try (TestDatabase database = DemoDatabase.copy();
                Connection superuser = database.superuser().connect()) {
            change(superuser, "CREATE ROLE " + quoted);
            try {
                try (Connection owner = database.connect()) {
                    DemoCompany.grantReader(owner, reader);
                }
                change(superuser, "SET ROLE " + quoted);
                for (String table : DemoCompany.tableNames()) {
                    assertThat(one(superuser, "SELECT count(*) > 0 FROM " + table))
                            .isEqualTo("t");
                }
                assertRefused(superuser, "DELETE FROM orders");
                assertRefused(superuser, "INSERT INTO countries VALUES ('XX', 'Nowhere', 'None')");
                assertRefused(superuser, "CREATE TABLE mine (id integer)");
                assertRefused(superuser, "CREATE TEMPORARY TABLE mine (id integer)");
                change(superuser, "RESET ROLE");
            } finally {
                change(superuser, "DROP OWNED BY " + quoted + "; DROP ROLE " + quoted);
            }
        }
    }

    private static void assertRefused(Connection connection, String sql) {
        assertThatThrownBy(() -> change(connection, sql))
                .isInstanceOfSatisfying(
                        SQLException.class,
                        refusal -> assertThat(refusal.getSQLState()).as(sql).isEqualTo("42501"));
    }

    private static void change(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String one(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            assertThat(result.next()).isTrue();
            return result.getString(1);
        }
    }
}
