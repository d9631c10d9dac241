package dash.testkit;

import dash.store.server.Login;
import java.sql.Connection;
import java.sql.SQLException;

/** A database that belongs to one test and is gone when it is closed. */
public final class TestDatabase implements AutoCloseable {

    private final TestPostgres server;
    private final Login owner;
    private final Login reader;

    TestDatabase(TestPostgres server, Login owner, Login reader) {
        this.server = server;
        this.owner = owner;
        this.reader = reader;
    }

    public String name() {
        return owner.database();
    }

    /** May do everything in this database and is no superuser. */
    public Login owner() {
        return owner;
    }

    /** May SELECT from every table of every schema that the setup made, and nothing else. */
    public Login reader() {
        return reader;
    }

    /** A superuser: for tests that a wall holds even when privileges do not. */
    public Login superuser() {
        return server.superuser().to(name());
    }

    public Connection connect() throws SQLException {
        return owner.connect();
    }

    @Override
    public void close() {
        server.drop(name());
    }
}
