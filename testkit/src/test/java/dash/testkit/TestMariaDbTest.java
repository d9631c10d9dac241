package dash.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class TestMariaDbTest {

    @BeforeAll
    static void a_server_is_installed() {
        assumeTrue(TestMariaDb.shared().isPresent(), "there is no mariadbd");
    }

    private static MariaDbDatabase database(String... statements) {
        return TestMariaDb.shared().orElseThrow().database(statements);
    }

    @Test
    void a_database_is_filled_by_its_owner_and_read_by_its_reader() throws SQLException {
        try (MariaDbDatabase database = database("CREATE TABLE t(a int)", "INSERT INTO t VALUES (7)");
                Connection reader = database.reader().connect();
                Statement statement = reader.createStatement();
                ResultSet rows = statement.executeQuery("SELECT a FROM t")) {
            assertThat(rows.next()).isTrue();
            assertThat(rows.getInt(1)).isEqualTo(7);
            assertThatThrownBy(() -> statement.execute("INSERT INTO t VALUES (8)"))
                    .hasMessageContaining("denied");
        }
    }

    @Test
    void one_database_is_closed_to_the_reader_of_another() throws SQLException {
        try (MariaDbDatabase one = database("CREATE TABLE t(a int)");
                MariaDbDatabase other = database("CREATE TABLE t(a int)");
                Connection reader = one.reader().connect();
                Statement statement = reader.createStatement()) {
            assertThatThrownBy(() -> statement.executeQuery("SELECT a FROM " + other.name() + ".t"))
                    .hasMessageContaining("denied");
        }
    }

    @Test
    void a_password_is_asked_for() {
        try (MariaDbDatabase database = database()) {
            assertThatThrownBy(() -> database.reader().as("root", "").connect()).hasMessageContaining("denied");
        }
    }
}
