package dash.store.server;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Databases and logins on an embedded server, each made once, whoever asks first. */
public final class Databases {

    /** Everybody who makes something waits here for the others, whichever process they are in. */
    private static final long ADVISORY_LOCK = 0x44617368;

    private final EmbeddedServer server;

    Databases(EmbeddedServer server) {
        this.server = server;
    }

    /** A database that only its owner may enter, made if missing. */
    public Login owned(String database, String owner) {
        Login login = server.login(owner, database);
        if (!works(login)) {
            administer(administrator -> {
                ensureUser(administrator, login);
                if (!exists(administrator, "SELECT 1 FROM pg_database WHERE datname = ?", database)) {
                    run(administrator, "CREATE DATABASE " + quoted(database) + " OWNER " + quoted(owner));
                }
                run(administrator, "REVOKE ALL ON DATABASE " + quoted(database) + " FROM PUBLIC");
            });
        }
        return login;
    }

    /**
     * A login that may read the schemas of the database and do nothing else, neither now nor with tables that the owner
     * makes later.
     */
    public Login reader(String database, String owner, String user, List<String> schemas) {
        Login login = server.login(user, database);
        administer(administrator -> {
            ensureUser(administrator, login);
            run(administrator, "GRANT CONNECT ON DATABASE " + quoted(database) + " TO " + quoted(user));
        });
        try (Connection inside = server.administrator().to(database).connect()) {
            for (String schema : schemas) {
                grantReading(inside, schema, owner, user);
            }
        } catch (SQLException failure) {
            throw unreachable(failure);
        }
        return login;
    }

    public boolean exists(String database) {
        return ask(administrator -> exists(administrator, "SELECT 1 FROM pg_database WHERE datname = ?", database));
    }

    /** Cuts off whoever is connected. */
    public void drop(String database) {
        administer(
                administrator -> run(administrator, "DROP DATABASE IF EXISTS " + quoted(database) + " WITH (FORCE)"));
    }

    public static String quoted(String identifier) {
        return '"' + identifier.replace("\"", "\"\"") + '"';
    }

    private static void grantReading(Connection inside, String schema, String owner, String user) throws SQLException {
        String to = " TO " + quoted(user);
        run(inside, "GRANT USAGE ON SCHEMA " + quoted(schema) + to);
        run(inside, "GRANT SELECT ON ALL TABLES IN SCHEMA " + quoted(schema) + to);
        run(
                inside,
                "ALTER DEFAULT PRIVILEGES FOR ROLE " + quoted(owner) + " IN SCHEMA " + quoted(schema)
                        + " GRANT SELECT ON TABLES" + to);
    }

    private static boolean works(Login login) {
        try (Connection connection = login.connect()) {
            return connection.isValid(1);
        } catch (SQLException refused) {
            return false;
        }
    }

    private static void ensureUser(Connection administrator, Login login) throws SQLException {
        boolean exists = exists(administrator, "SELECT 1 FROM pg_roles WHERE rolname = ?", login.user());
        // The password is hexadecimal by construction; PostgreSQL takes no parameters here.
        run(
                administrator,
                (exists ? "ALTER" : "CREATE") + " ROLE " + quoted(login.user())
                        + " LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '" + login.password() + "'");
    }

    private static boolean exists(Connection connection, String sql, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, name);
            try (ResultSet row = statement.executeQuery()) {
                return row.next();
            }
        }
    }

    private static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private interface Work {
        void with(Connection administrator) throws SQLException;
    }

    private interface Asking<T> {
        T with(Connection administrator) throws SQLException;
    }

    /** The lock ends with the connection. */
    private void administer(Work work) {
        ask(administrator -> {
            run(administrator, "SELECT pg_advisory_lock(" + ADVISORY_LOCK + ")");
            work.with(administrator);
            return this;
        });
    }

    private <T> T ask(Asking<T> asking) {
        try (Connection administrator = server.administrator().connect()) {
            return asking.with(administrator);
        } catch (SQLException failure) {
            throw unreachable(failure);
        }
    }

    private FaultException unreachable(SQLException failure) {
        return new FaultException(
                new Fault(
                        Code.STORE_UNREACHABLE,
                        Place.file(server.home()),
                        String.valueOf(failure.getMessage()),
                        "the embedded PostgreSQL did not do what was asked",
                        "run the command again; if it stays, look at store/log/server.log there"),
                failure);
    }
}
