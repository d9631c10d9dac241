package dash.testkit;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** A database of MariaDB that belongs to one test and is gone, with its users, when it is closed. */
public final class MariaDbDatabase implements AutoCloseable {

    private final TestMariaDb server;
    private final String name;
    private final String password;

    MariaDbDatabase(TestMariaDb server, String name, String password) {
        this.server = server;
        this.name = name;
        this.password = password;
    }

    public String name() {
        return name;
    }

    /** May do everything in this database and nothing outside it. */
    public MariaDbLogin owner() {
        return server.login("owner_" + name, password, name);
    }

    /** May SELECT from everything in this database, and nothing else. */
    public MariaDbLogin reader() {
        return server.login("reader_" + name, password, name);
    }

    /** For tests that a wall holds even when privileges do not. */
    public MariaDbLogin superuser() {
        return server.superuser(name);
    }

    public Connection connect() throws SQLException {
        return owner().connect();
    }

    /** One statement as the superuser. */
    public void administer(String sql) throws SQLException {
        try (Connection administrator = superuser().connect();
                Statement statement = administrator.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() {
        server.drop(this);
    }
}
