package dash.databases.postgresql.session;

import static dash.databases.postgresql.Sources.commission;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.OwnSql;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.AuditEntry;
import dash.execute.Cell;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.fault.FaultException;
import dash.store.server.Login;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionTest {

    @AutoClose
    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TABLE orders (id int PRIMARY KEY, note text)",
                    "INSERT INTO orders SELECT g, 'n/a ' || g FROM generate_series(1, 1000) g",
                    "CREATE SCHEMA other",
                    "CREATE TABLE other.thing (id int)",
                    "CREATE FUNCTION tell() RETURNS int LANGUAGE plpgsql AS"
                            + " $$ BEGIN RAISE EXCEPTION 'the secret is 8842'; END $$");

    private final RecordedAudit audit = new RecordedAudit();

    @AutoClose
    private final Sessions sessions = Sources.sessions(database.reader(), audit, 1);

    @AutoClose
    private final Sessions powerful = Sources.sessions(database.superuser(), audit, 1);

    private static Rows rows(Execution execution) {
        assertThat(execution).isInstanceOf(Execution.Ran.class);
        return ((Execution.Ran) execution).rows();
    }

    private static DatabaseError error(Execution execution) {
        assertThat(execution).isInstanceOf(Execution.Failed.class);
        return ((Execution.Failed) execution).error();
    }

    private Rows run(String sql) {
        return rows(Unguarded.run(sessions, sql, commission()));
    }

    private DatabaseError fail(String sql) {
        return error(Unguarded.run(sessions, sql, commission()));
    }

    private static String only(Rows rows) {
        return rows.rows().getFirst().getFirst().plain();
    }

    private static String ask(Login login, String sql) throws SQLException {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return String.valueOf(row.getString(1));
        }
    }

    @Test
    void a_statement_runs_under_the_rules_of_the_session() {
        Rows settings = run("SELECT current_setting('transaction_read_only'), current_setting('statement_timeout'),"
                + " current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout'),"
                + " current_setting('search_path'), current_setting('TimeZone'), current_setting('work_mem'),"
                + " current_setting('client_connection_check_interval'), current_setting('application_name')");
        assertThat(settings.rows().getFirst().stream().map(Cell::plain))
                .containsExactly("on", "2s", "2s", "7s", "\"public\", pg_temp", "UTC", "16MB", "500ms", "dash");
    }

    @Test
    void the_time_zone_is_the_projects_not_the_machines() {
        SessionSettings settings = SessionSettings.of(List.of("public")).in(ZoneId.of("Asia/Tokyo"));
        try (Sessions tokyo = Sources.sessions(database.reader(), audit, settings)) {
            Rows rows =
                    rows(Unguarded.run(tokyo, "SELECT timestamptz '2024-01-01 00:00+00'::date::text", commission()));
            assertThat(only(rows)).isEqualTo("2024-01-01");
            assertThat(only(rows(Unguarded.run(
                            tokyo, "SELECT timestamptz '2024-01-01 20:00+00'::date::text", commission()))))
                    .isEqualTo("2024-01-02");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "COMMIT; DROP TABLE orders",
                "SELECT 1; DELETE FROM orders",
                "SELECT E'\\'; SELECT 1; --'; DELETE FROM orders; --'",
                "SELECT 1 /* ; /* nested ; */ still */ ; DELETE FROM orders",
                "ROLLBACK; BEGIN READ WRITE; DELETE FROM orders; COMMIT",
                "SELECT 1; -- \n DELETE FROM orders"
            })
    void two_statements_are_refused_even_for_a_superuser(String sql) throws SQLException {
        DatabaseError error = error(Unguarded.run(powerful, sql, commission()));
        assertThat(error.kind()).isEqualTo(Kind.STATEMENT_WRONG);
        assertThat(error.message()).isEqualTo("the text is not exactly one statement");
        assertThat(ask(database.superuser(), "SELECT count(*) FROM orders")).isEqualTo("1000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT 1;", "SELECT 1; -- done", "SELECT 1 ; /* a ; b */ ;", "SELECT 1 -- ; DROP"})
    void one_statement_with_an_end_or_a_comment_runs(String sql) {
        assertThat(only(run(sql))).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DROP TABLE orders",
                "DELETE FROM orders",
                "CREATE TABLE pwned (id int)",
                "SELECT * INTO pwned FROM orders",
                "WITH d AS (DELETE FROM orders RETURNING 1) SELECT * FROM d",
                "EXPLAIN ANALYZE DELETE FROM orders"
            })
    void a_write_fails_in_the_read_only_transaction_even_for_a_superuser(String sql) throws SQLException {
        assertThat(error(Unguarded.run(powerful, sql, commission())).kind()).isEqualTo(Kind.NOT_PERMITTED);
        assertThat(ask(database.superuser(), "SELECT count(*) FROM orders")).isEqualTo("1000");
        assertThat(ask(database.superuser(), "SELECT coalesce(to_regclass('pwned')::text, 'none')"))
                .isEqualTo("none");
    }

    @Test
    void what_a_read_only_transaction_lets_through_is_rolled_back() throws SQLException {
        try (Connection listener = database.superuser().connect();
                Statement statement = listener.createStatement()) {
            statement.execute("LISTEN ch");
            Unguarded.run(powerful, "SELECT pg_notify('ch', 'x')", commission());
            Unguarded.run(powerful, "SELECT lo_from_bytea(77, 'x')", commission());
            statement.execute("SELECT 1");
            assertThat(listener.unwrap(org.postgresql.PGConnection.class).getNotifications())
                    .isNullOrEmpty();
        }
        assertThat(ask(database.superuser(), "SELECT count(*) FROM pg_largeobject_metadata WHERE oid = 77"))
                .isEqualTo("0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT set_config('search_path', 'other', false), set_config('work_mem', '1GB', false)",
                "SELECT set_config('app.tenant', 'globex', false)",
                "SELECT pg_advisory_lock(42)",
                "COMMIT",
                "ABORT",
                "BEGIN",
                "SET ROLE test_reader",
                "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
                "PREPARE p AS SELECT 1",
                "LISTEN ch",
                "DEALLOCATE ALL",
                "DISCARD ALL",
                "DECLARE c CURSOR WITH HOLD FOR SELECT 1",
                "SET standard_conforming_strings = off",
                "SET client_encoding = 'LATIN1'",
                "SET DateStyle = 'German'"
            })
    void nothing_of_a_statement_is_left_in_its_connection(String sql) throws SQLException {
        String clean = only(run(FINGERPRINT));
        Unguarded.run(sessions, sql, commission());
        assertThat(only(run(FINGERPRINT))).isEqualTo(clean);
        assertThat(ask(
                        database.superuser(),
                        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 42"))
                .isEqualTo("0");
    }

    /** Everything of a session that could outlive a transaction. A language that was loaded stays, and does no harm. */
    static final String FINGERPRINT =
            "SELECT current_user || session_user || (SELECT string_agg(name || '=' || setting, ','"
                    + " ORDER BY name) FROM pg_settings WHERE context IN ('user', 'superuser') AND name <> 'transaction_read_only'"
                    + " AND name NOT LIKE 'plpgsql.%')"
                    + " || coalesce(current_setting('app.tenant', true), '') || (SELECT count(*) FROM pg_prepared_statements)"
                    + " || (SELECT count(*) FROM pg_listening_channels())"
                    + " || (SELECT count(*) FROM pg_cursors WHERE is_holdable)";

    @Test
    void an_error_names_kind_state_and_place() {
        DatabaseError error = fail("SELECT id,\n  nope FROM orders");
        assertThat(error.kind()).isEqualTo(Kind.OBJECT_MISSING);
        assertThat(error.sqlState()).isEqualTo("42703");
        assertThat(error.message()).isEqualTo("column \"nope\" does not exist");
        assertThat(error.position()).isEqualTo("SELECT id,\n  ".length());
        assertThat(fail("SELECT 'ä😀' || nope FROM orders").position()).isEqualTo("SELECT 'ä😀' || ".length());
        assertThat(fail("SELEC 1").position()).isZero();
        assertThat(fail("SELECT noot FROM orders").hint()).contains("orders.note");
        assertThat(fail("SELECT * FROM nowhere").kind()).isEqualTo(Kind.OBJECT_MISSING);
        assertThat(fail("SELECT 1/0").kind()).isEqualTo(Kind.STATEMENT_WRONG);
    }

    @Test
    void an_error_does_not_carry_data_out() {
        assertThat(fail("SELECT note::int FROM orders WHERE id = 7").message())
                .isEqualTo("invalid input syntax for type integer: a value shaped like \"a/a 9\"");
        assertThat(fail("SELECT tell()").message()).doesNotContain("8842");
        assertThat(fail("SELECT ('<a>' || note)::xml FROM orders WHERE id = 7").toString())
                .doesNotContain("n/a");
    }

    @Test
    void rows_are_cut_at_the_limit_and_that_is_said() {
        Rows all = run("SELECT id FROM orders LIMIT 500");
        assertThat(all.count()).isEqualTo(500);
        assertThat(all.truncated()).isFalse();
        Rows cut = run("SELECT id FROM orders LIMIT 501");
        assertThat(cut.count()).isEqualTo(500);
        assertThat(cut.truncated()).isTrue();
    }

    @Test
    void bytes_are_cut_at_the_limit_and_that_is_said() {
        Limits small = new Limits(500, Duration.ofSeconds(2), 1_000, 10_000, 1e8);
        Rows cut = rows(Unguarded.run(sessions, "SELECT repeat('x', 900) FROM orders", commission(small)));
        assertThat(cut.truncated()).isTrue();
        assertThat(cut.count()).isEqualTo(11);
    }

    @Test
    void an_endless_result_is_never_held_in_memory() {
        // Half a gigabyte passes by, which a busy machine needs its time for.
        Rows rows = rows(Unguarded.run(
                sessions, "SELECT repeat('x', 1000000) FROM generate_series(1, 1000000)", commission(Limits.DEFAULT)));
        assertThat(rows.truncated()).isTrue();
        assertThat(rows.count()).isEqualTo(500);
    }

    @Test
    void a_cell_beyond_all_measure_ends_the_connection_and_not_us() {
        Limits slow = new Limits(500, Duration.ofSeconds(30), 8_192, 4L << 20, 1e8);
        DatabaseError error = error(Unguarded.run(sessions, "SELECT repeat('x', 100000000)", commission(slow)));
        assertThat(error.kind()).isEqualTo(Kind.TOO_EXPENSIVE);
        assertThat(error.message()).contains("larger than Dash takes into memory");
        assertThat(only(run("SELECT 1"))).isEqualTo("1");
    }

    @Test
    void a_plan_above_the_limit_is_not_started_and_the_costly_step_is_named() {
        Limits tight = new Limits(500, Duration.ofSeconds(2), 1_000, 10_000, 1_000);
        DatabaseError error = error(Unguarded.run(
                sessions, "SELECT count(*) FROM orders a, orders b WHERE a.note <> b.note", commission(tight)));
        assertThat(error.kind()).isEqualTo(Kind.TOO_EXPENSIVE);
        assertThat(error.message()).contains("the limit is 1,000", "nested loop over orders", "rows");
        assertThat(error.hint()).contains("Narrow it");
        assertThat(only(rows(Unguarded.run(sessions, "SELECT note FROM orders WHERE id = 7", commission(tight)))))
                .isEqualTo("n/a 7");
    }

    @Test
    void an_explain_passes_the_gate() {
        assertThat(run("EXPLAIN SELECT * FROM orders").columns().getFirst().name())
                .isEqualTo("QUERY PLAN");
    }

    @Test
    void every_statement_is_on_record_before_and_after() {
        audit.clear();
        run("SELECT id FROM orders LIMIT 3");
        fail("SELECT nope FROM orders");
        assertThat(audit.entries()).extracting(AuditEntry::rows).containsExactly(-1, 3, -1, -1);
        assertThat(audit.entries()).extracting(AuditEntry::sqlState).containsExactly("", "", "", "42703");
        assertThat(audit.entries()).extracting(entry -> entry.asker().name()).containsOnly("tester");
        assertThat(audit.entries().get(1).took()).isPositive();
    }

    @Test
    void without_a_record_nothing_runs() throws SQLException {
        audit.full(true);
        try {
            assertThatThrownBy(() -> Unguarded.run(sessions, "SELECT 1", commission()))
                    .isInstanceOf(FaultException.class)
                    .hasMessageStartingWith("AUDIT_UNAVAILABLE audit log");
            assertThatThrownBy(() -> sessions.own().run(OwnSql.of("SELECT 1"))).isInstanceOf(FaultException.class);
        } finally {
            audit.full(false);
        }
    }

    @Test
    void a_server_that_refuses_the_login_is_unreachable_and_the_password_stays_secret() {
        Login login = database.reader();
        Login wrong = new Login(login.host(), login.port(), login.database(), login.user(), "not-the-password");
        try (Sessions refused = Sources.sessions(wrong, audit, 1)) {
            DatabaseError error = error(Unguarded.run(refused, "SELECT 1", commission()));
            assertThat(error.kind()).isEqualTo(Kind.UNREACHABLE);
            assertThat(error.sqlState()).isEqualTo("28P01");
            assertThat(error.toString()).doesNotContain("not-the-password");
            assertThatThrownBy(() -> refused.own().run(OwnSql.of("SELECT 1")))
                    .isInstanceOf(FaultException.class)
                    .hasMessageStartingWith("SOURCE_UNREACHABLE")
                    .hasMessageNotContaining("not-the-password");
        }
    }
}
