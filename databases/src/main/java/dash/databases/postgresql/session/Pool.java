package dash.databases.postgresql.session;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dash.databases.postgresql.url.PostgresUrl;
import java.sql.Connection;
import java.sql.SQLException;

/** The connections of one source. Nothing is opened before the first statement, and nothing is kept idle for long. */
final class Pool implements AutoCloseable {

    private static final long LONGEST_WAIT = 10_000;
    private static final long LONGEST_IDLE = 60_000;
    private static final long LONGEST_LIFE = 1_800_000;

    private final HikariConfig config = new HikariConfig();
    private @org.jspecify.annotations.Nullable HikariDataSource open;
    private boolean closed;

    Pool(PostgresUrl url, int size) {
        config.setPoolName("dash-source");
        config.setDataSource(url.dataSource());
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(0);
        config.setConnectionTimeout(LONGEST_WAIT);
        config.setValidationTimeout(2_000);
        config.setInitializationFailTimeout(-1);
        config.setIdleTimeout(LONGEST_IDLE);
        config.setMaxLifetime(LONGEST_LIFE);
        config.setAutoCommit(false);
        config.setReadOnly(true);
    }

    Connection borrow() throws SQLException {
        return source().getConnection();
    }

    /** Closes the connection for good. */
    void destroy(Connection connection) throws SQLException {
        source().evictConnection(connection);
        connection.close();
    }

    private synchronized HikariDataSource source() throws SQLException {
        if (closed) {
            throw new SQLException("the source is closed", "08003");
        }
        if (open == null) {
            open = new HikariDataSource(config);
        }
        return open;
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (open != null) {
            open.close();
        }
    }
}
