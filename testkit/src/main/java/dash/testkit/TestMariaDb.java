package dash.testkit;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.UUID;

/**
 * One real MariaDB for the tests of a process, from Debian's packages. Not durable against power loss, everything else as
 * usual: logins have passwords and no more rights than they are given. Safe for many threads.
 */
public final class TestMariaDb {

    private final MariaDbProcess process;

    private TestMariaDb(MariaDbProcess process) {
        this.process = process;
    }

    /** Started by the first test of a process that asks; it ends with the process. */
    private static final class OfThisProcess {
        static final Optional<TestMariaDb> SERVER = start();
    }

    /** Empty when the server is not installed, having said so: a test that skips must not look as if it had passed. */
    public static Optional<TestMariaDb> shared() {
        return OfThisProcess.SERVER;
    }

    private static Optional<TestMariaDb> start() {
        Optional<Path> program = MariaDbProcess.program();
        if (program.isEmpty()) {
            System.out.println("SKIPPED: there is no mariadbd, so what needs a real MariaDB checks nothing"
                    + " (Debian: apt-get install mariadb-server)");
            return Optional.empty();
        }
        try {
            return Optional.of(new TestMariaDb(MariaDbProcess.start(program.get())));
        } catch (IOException failure) {
            throw new IllegalStateException("MariaDB is installed and does not start", failure);
        }
    }

    /** Fills a database as its owner. */
    @FunctionalInterface
    public interface Filling {
        void fill(Connection owner) throws SQLException;
    }

    /** A fresh database after these statements. */
    public MariaDbDatabase database(String... statements) {
        return database(owner -> {
            try (Statement statement = owner.createStatement()) {
                for (String sql : statements) {
                    statement.execute(sql);
                }
            }
        });
    }

    /** A fresh database with what the filling puts in. */
    public MariaDbDatabase database(Filling filling) {
        String name = "test_" + UUID.randomUUID().toString().substring(0, 8);
        MariaDbDatabase database =
                new MariaDbDatabase(this, name, UUID.randomUUID().toString());
        try (Connection administrator = superuser("").connect();
                Statement statement = administrator.createStatement()) {
            statement.execute("CREATE DATABASE " + name + " CHARACTER SET utf8mb4");
            user(statement, database.owner(), "ALL");
            user(statement, database.reader(), "SELECT");
        } catch (SQLException failure) {
            throw new IllegalStateException("could not make the test database " + name, failure);
        }
        try (Connection owner = database.owner().connect()) {
            filling.fill(owner);
        } catch (SQLException failure) {
            throw new IllegalStateException("could not fill the test database " + name, failure);
        }
        return database;
    }

    private static void user(Statement statement, MariaDbLogin login, String right) throws SQLException {
        String user = "'" + login.user() + "'@'127.0.0.1'";
        statement.execute("CREATE USER " + user + " IDENTIFIED BY '" + login.password() + "'");
        statement.execute("GRANT " + right + " ON " + login.database() + ".* TO " + user);
    }

    void drop(MariaDbDatabase database) {
        try (Connection administrator = superuser("").connect();
                Statement statement = administrator.createStatement()) {
            statement.execute("DROP DATABASE IF EXISTS " + database.name());
            statement.execute("DROP USER IF EXISTS '" + database.owner().user() + "'@'127.0.0.1', '"
                    + database.reader().user() + "'@'127.0.0.1'");
        } catch (SQLException failure) {
            throw new IllegalStateException("could not drop " + database.name(), failure);
        }
    }

    /** May do everything on the server. */
    public MariaDbLogin superuser(String database) {
        return login(MariaDbProcess.SUPERUSER, process.password(), database);
    }

    MariaDbLogin login(String user, String password, String database) {
        return new MariaDbLogin("127.0.0.1", process.port(), user, password, database);
    }
}
