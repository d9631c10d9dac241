package dash.databases.postgresql.session;

import dash.testkit.TestDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/** What the server itself says about who runs something in a test database. */
final class ServerView {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final TestDatabase database;

    ServerView(TestDatabase database) {
        this.database = database;
    }

    int running() throws SQLException {
        try (Connection connection = database.superuser().connect();
                Statement statement = connection.createStatement()) {
            return running(statement);
        }
    }

    private static int running(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("SELECT count(*) FROM pg_stat_activity WHERE datname ="
                + " current_database() AND state = 'active' AND query LIKE '%generate_series%'"
                + " AND query NOT LIKE 'EXPLAIN%' AND backend_type = 'client backend' AND pid <> pg_backend_pid()")) {
            row.next();
            return row.getInt(1);
        }
    }

    void awaitRunning(int count) throws SQLException {
        await(count, PATIENCE);
    }

    void awaitNone(Duration within) throws SQLException {
        await(0, within);
    }

    private void await(int count, Duration within) throws SQLException {
        long end = System.nanoTime() + within.toNanos();
        try (Connection connection = database.superuser().connect();
                Statement statement = connection.createStatement()) {
            while (running(statement) != count) {
                if (System.nanoTime() > end) {
                    throw new AssertionError("after " + within + " there run " + running(statement) + ", not " + count);
                }
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
