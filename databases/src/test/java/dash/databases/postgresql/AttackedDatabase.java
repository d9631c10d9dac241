package dash.databases.postgresql;

import dash.store.server.Login;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The schema that the attacks were written for, its SELECT-only login, and a digest of everything they could change. */
public final class AttackedDatabase implements AutoCloseable {

    private static final String LOGIN = "agent_ro";

    /** Each line is one thing that must not change. Estimates and statistics may. */
    private static final List<String> STATE = List.of(
            "SELECT string_agg(concat_ws('|', c.oid, c.relname, c.relkind, c.relowner, c.relfilenode, c.relnatts,"
                    + " c.relhasrules, c.relacl), ',' ORDER BY c.oid) FROM pg_class c"
                    + " WHERE c.relnamespace <> 'pg_catalog'::regnamespace",
            "SELECT string_agg(p.oid || p.prosrc || coalesce(p.proacl::text, ''), ',' ORDER BY p.oid) FROM pg_proc p"
                    + " WHERE p.oid >= 16384",
            "SELECT string_agg(r::text, ',' ORDER BY r.oid) FROM pg_rewrite r WHERE r.oid >= 16384",
            "SELECT string_agg(a::text, ',' ORDER BY a.attrelid, a.attnum) FROM pg_attribute a WHERE a.attrelid >= 16384",
            "SELECT string_agg(n::text, ',' ORDER BY n.oid) FROM pg_namespace n WHERE n.nspname !~ '^pg_(toast|temp)'",
            "SELECT string_agg(r::text, ',' ORDER BY r.oid) FROM pg_roles r",
            "SELECT string_agg(s::text, ',' ORDER BY s::text) FROM pg_db_role_setting s",
            "SELECT string_agg(e::text, ',' ORDER BY e.oid) FROM pg_extension e",
            "SELECT string_agg(s::text, ',' ORDER BY s::text) FROM pg_seclabel s",
            "SELECT string_agg(l::text, ',' ORDER BY l.oid) FROM pg_largeobject_metadata l",
            "SELECT string_agg(l::text, ',' ORDER BY l.loid, l.pageno) FROM pg_largeobject l",
            "SELECT string_agg(f.name || coalesce(f.setting, ''), ',' ORDER BY f.seqno) FROM pg_file_settings f",
            "SELECT last_value || is_called::text FROM order_seq",
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
                    + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())");

    private final TestDatabase database;
    private final Login reader;

    private AttackedDatabase(TestDatabase database, Login reader) {
        this.database = database;
        this.reader = reader;
    }

    /** Empty, having said so, when the material is not there. */
    public static Optional<AttackedDatabase> open() {
        return SharedFolder.find("guard/schema.postgresql.sql").map(AttackedDatabase::open);
    }

    private static AttackedDatabase open(Path schema) {
        try {
            String script = Files.readString(schema);
            TestDatabase database =
                    TestPostgres.shared().database("attacked 1 " + script, owner -> fill(owner, script));
            Login reader = TestPostgres.shared().server().login(LOGIN, database.name());
            run(
                    database.superuser(),
                    "ALTER ROLE " + LOGIN + " LOGIN PASSWORD '" + reader.password() + "'",
                    "REVOKE ALL ON ALL TABLES IN SCHEMA vault FROM PUBLIC, " + LOGIN,
                    "GRANT CONNECT ON DATABASE \"" + database.name() + "\" TO " + LOGIN);
            return new AttackedDatabase(database, reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException("could not fill the attacked database", e);
        }
    }

    /** As a superuser, for the schema brings extensions and roles. */
    private static void fill(Connection owner, String script) throws SQLException {
        Login superuser = TestPostgres.shared().server().administrator().to(owner.getCatalog());
        run(superuser, script);
    }

    private static void run(Login login, String... statements) throws SQLException {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    public Login reader() {
        return reader;
    }

    public Login superuser() {
        return database.superuser();
    }

    /** Everything, as texts that can be compared and read. */
    public List<String> state() throws SQLException {
        List<String> state = new ArrayList<>();
        try (Connection connection = database.superuser().connect();
                Statement statement = connection.createStatement()) {
            for (String sql : STATE) {
                state.add(one(statement, sql));
            }
            String tables = one(
                    statement,
                    "SELECT string_agg(format('SELECT coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text)), %L)"
                            + " AS h FROM %I.%I t', 'empty', schemaname, tablename), ' UNION ALL ')"
                            + " FROM pg_tables WHERE schemaname IN ('public', 'vault')");
            state.add(one(statement, "SELECT string_agg(h, ',') FROM (" + tables + ") x"));
        }
        return state;
    }

    private static String one(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return String.valueOf(row.getString(1));
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
