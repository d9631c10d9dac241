package dash.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class TestPostgresTest {

    private final TestPostgres postgres = TestPostgres.shared();

    @Test
    void a_database_has_what_its_statements_made() throws SQLException {
        try (TestDatabase database =
                postgres.database("CREATE TABLE orders (id int)", "INSERT INTO orders VALUES (1), (2)")) {
            assertThat(count(database.owner().connect(), "orders")).isEqualTo(2);
        }
    }

    @Test
    void the_second_of_the_same_content_is_a_clone_and_not_filled_again() {
        AtomicInteger fillings = new AtomicInteger();
        String key = "counted " + System.nanoTime();
        TestPostgres.Filling filling = owner -> {
            fillings.incrementAndGet();
            try (Statement statement = owner.createStatement()) {
                statement.execute("CREATE TABLE things (id int)");
            }
        };
        postgres.database(key, filling).close();
        postgres.database(key, filling).close();
        assertThat(fillings).hasValue(1);
    }

    @Test
    void databases_of_the_same_content_do_not_see_each_other() throws SQLException {
        try (TestDatabase one = postgres.database("CREATE TABLE apart (id int)");
                TestDatabase other = postgres.database("CREATE TABLE apart (id int)")) {
            execute(one.connect(), "INSERT INTO apart VALUES (1)");
            assertThat(count(other.connect(), "apart")).isZero();
        }
    }

    @Test
    void the_reader_reads_also_later_tables_and_cannot_write() throws SQLException {
        try (TestDatabase database = postgres.database("CREATE SCHEMA s", "CREATE TABLE s.orders (id int)")) {
            execute(database.connect(), "CREATE TABLE s.later (id int)");
            assertThat(count(database.reader().connect(), "s.orders")).isZero();
            assertThat(count(database.reader().connect(), "s.later")).isZero();
            assertThatThrownBy(() -> execute(database.reader().connect(), "INSERT INTO s.orders VALUES (1)"))
                    .hasMessageContaining("permission denied");
            assertThatThrownBy(() -> execute(database.reader().connect(), "CREATE TABLE t (id int)"))
                    .hasMessageContaining("permission denied");
        }
    }

    @Test
    void a_closed_database_is_gone_although_somebody_is_connected() throws SQLException {
        TestDatabase database = postgres.database();
        try (Connection connection = database.connect()) {
            database.close();
            assertThat(postgres.server().databases().exists(database.name())).isFalse();
            assertThat(connection.isValid(1)).isFalse();
        }
    }

    @Test
    void a_setup_that_fails_leaves_no_template_behind() {
        String key = "broken " + System.nanoTime();
        assertThatThrownBy(() -> postgres.database(key, owner -> {
                    throw new SQLException("no");
                }))
                .hasRootCauseMessage("no");
        try (TestDatabase database = postgres.database(key, owner -> {})) {
            assertThat(database.name()).isNotEmpty();
        }
    }

    private static long count(Connection connection, String table) throws SQLException {
        try (connection;
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM " + table)) {
            row.next();
            return row.getLong(1);
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (connection;
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
