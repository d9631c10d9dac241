package dash.store;

import dash.fault.FaultException;
import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import dash.store.server.Progress;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;

/** Connections to the store, one by one; the pool stands before it. */
final class StoreDataSource implements DataSource {

    /** How to get a connection, and what to do about one that is not to be had. */
    interface Way {
        Connection connect() throws SQLException;

        /** True when it is worth another try. */
        boolean heal();
    }

    private final Way way;

    private StoreDataSource(Way way) {
        this.way = way;
    }

    static StoreDataSource external(StoreUrl url) {
        return new StoreDataSource(new Way() {
            @Override
            public Connection connect() throws SQLException {
                return StoreDataSource.connect(url.jdbcUrl(), url.properties());
            }

            @Override
            public boolean heal() {
                return false;
            }
        });
    }

    /** Straight to one server of ours, with no healing. */
    static StoreDataSource at(Login login) {
        return new StoreDataSource(new Way() {
            @Override
            public Connection connect() throws SQLException {
                return StoreDataSource.connect(login.jdbcUrl(), login.properties());
            }

            @Override
            public boolean heal() {
                return false;
            }
        });
    }

    /** Starts the server again when it was stopped or killed; it may have another port then. */
    static StoreDataSource embedded(EmbeddedServer server, String database, String user) {
        return new StoreDataSource(new Way() {
            @Override
            public Connection connect() throws SQLException {
                Login login = server.login(user, database);
                return StoreDataSource.connect(login.jdbcUrl(), login.properties());
            }

            @Override
            public boolean heal() {
                server.ensureRunning(Progress.silent());
                return true;
            }
        });
    }

    @Override
    public Connection getConnection() throws SQLException {
        try {
            return way.connect();
        } catch (SQLException failure) {
            if (SqlStates.serverIsAway(failure) && healed()) {
                return way.connect();
            }
            throw failure;
        }
    }

    /** The pool understands no faults, so they travel as the cause of what it does understand. */
    private boolean healed() throws SQLException {
        try {
            return way.heal();
        } catch (FaultException fault) {
            throw new SQLException(fault.getMessage(), "08001", fault);
        }
    }

    private static Connection connect(String url, Properties properties) throws SQLException {
        properties.setProperty("currentSchema", Migrations.SCHEMA);
        Connection connection = new Driver().connect(url, properties);
        if (connection == null) {
            throw new SQLException("the PostgreSQL driver does not take " + url, "08001");
        }
        return connection;
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        throw new SQLFeatureNotSupportedException("the store has one login");
    }

    @Override
    public @Nullable PrintWriter getLogWriter() {
        return null;
    }

    @Override
    public void setLogWriter(@Nullable PrintWriter out) {}

    @Override
    public void setLoginTimeout(int seconds) {}

    @Override
    public int getLoginTimeout() {
        return 0;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("no logger");
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        throw new SQLException("wraps nothing: " + type);
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return false;
    }
}
