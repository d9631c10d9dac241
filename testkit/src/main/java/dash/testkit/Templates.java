package dash.testkit;

import static dash.store.server.Databases.quoted;

import dash.store.server.EmbeddedServer;
import dash.store.server.Login;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Databases that are filled once per content and then only copied. One that has its final name is complete. */
final class Templates {

    static final String PREFIX_OF_CLONES = "test_";
    private static final String PREFIX = "template_";
    private static final long ADVISORY_LOCK = 0x74657374;

    private final EmbeddedServer server;
    private final Set<String> known = ConcurrentHashMap.newKeySet();

    Templates(EmbeddedServer server) {
        this.server = server;
    }

    void cloneTo(String name, String key, TestPostgres.Filling filling) {
        String template = PREFIX + hash(key);
        try (Connection administrator = server.administrator().connect()) {
            if (!known.contains(template)) {
                ensure(administrator, template, filling);
                known.add(template);
            }
            // Copying files beats copying through the log for templates beyond the empty one, and needs no log here.
            run(
                    administrator,
                    "CREATE DATABASE " + quoted(name) + " TEMPLATE " + quoted(template) + " OWNER "
                            + quoted(TestPostgres.OWNER) + " STRATEGY FILE_COPY");
            run(administrator, "REVOKE ALL ON DATABASE " + quoted(name) + " FROM PUBLIC");
            run(administrator, "GRANT CONNECT ON DATABASE " + quoted(name) + " TO " + quoted(TestPostgres.READER));
        } catch (SQLException failure) {
            throw new IllegalStateException("could not make the test database " + name, failure);
        }
    }

    private void ensure(Connection administrator, String template, TestPostgres.Filling filling) throws SQLException {
        run(administrator, "SELECT pg_advisory_lock(" + ADVISORY_LOCK + ")");
        try {
            if (names(administrator, template).isEmpty()) {
                make(administrator, template, filling);
            }
        } finally {
            run(administrator, "SELECT pg_advisory_unlock(" + ADVISORY_LOCK + ")");
        }
    }

    private void make(Connection administrator, String template, TestPostgres.Filling filling) throws SQLException {
        String unfinished = "unfinished_" + template;
        ensureUsers(administrator);
        run(administrator, "DROP DATABASE IF EXISTS " + quoted(unfinished) + " WITH (FORCE)");
        run(administrator, "CREATE DATABASE " + quoted(unfinished) + " OWNER " + quoted(TestPostgres.OWNER));
        try (Connection owner = server.login(TestPostgres.OWNER, unfinished).connect()) {
            filling.fill(owner);
            if (!owner.getAutoCommit()) {
                owner.commit();
            }
        }
        try (Connection inside = server.administrator().to(unfinished).connect()) {
            letTheReaderRead(inside);
            run(inside, "VACUUM ANALYZE");
        }
        run(administrator, "ALTER DATABASE " + quoted(unfinished) + " WITH ALLOW_CONNECTIONS false");
        run(administrator, "ALTER DATABASE " + quoted(unfinished) + " RENAME TO " + quoted(template));
    }

    private void ensureUsers(Connection administrator) throws SQLException {
        for (String user : TestPostgres.users()) {
            Login login = server.login(user, "postgres");
            run(
                    administrator,
                    "DO $do$ BEGIN CREATE ROLE " + quoted(user) + " LOGIN; EXCEPTION WHEN duplicate_object THEN NULL;"
                            + " END $do$");
            run(administrator, "ALTER ROLE " + quoted(user) + " PASSWORD '" + login.password() + "'");
        }
    }

    private static void letTheReaderRead(Connection inside) throws SQLException {
        String reader = quoted(TestPostgres.READER);
        for (String schema : column(
                inside,
                "SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'"
                        + " ORDER BY 1")) {
            run(inside, "GRANT USAGE ON SCHEMA " + quoted(schema) + " TO " + reader);
            run(inside, "GRANT SELECT ON ALL TABLES IN SCHEMA " + quoted(schema) + " TO " + reader);
        }
        run(
                inside,
                "ALTER DEFAULT PRIVILEGES FOR ROLE " + quoted(TestPostgres.OWNER) + " GRANT SELECT ON TABLES TO "
                        + reader);
    }

    /** Clones of test processes that were killed. */
    void removeWhatTheDeadLeft() {
        try (Connection administrator = server.administrator().connect()) {
            for (String name : names(administrator, PREFIX_OF_CLONES + "%")) {
                long pid = Long.parseLong(name.split("_", -1)[1]);
                if (ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isEmpty()) {
                    run(administrator, "DROP DATABASE IF EXISTS " + quoted(name) + " WITH (FORCE)");
                }
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("could not tidy the test server", failure);
        }
    }

    private static List<String> names(Connection administrator, String pattern) throws SQLException {
        return column(
                administrator,
                "SELECT datname FROM pg_database WHERE datname LIKE '" + pattern.replace("_", "\\_") + "'");
    }

    private static List<String> column(Connection connection, String sql) throws SQLException {
        List<String> values = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }

    private static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String hash(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 12);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
