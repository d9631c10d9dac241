package dash.databases.postgresql.login;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.login.LoginFinding;
import dash.databases.login.LoginReport;
import dash.databases.login.Power;
import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.schema.RelationName;
import dash.store.server.Login;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LoginProbeTest {

    private static final String NAME = "probed \"login\"";
    private static final String ROLE = "\"probed \"\"login\"\"\"";

    @AutoClose
    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TABLE orders (id int)",
                    "CREATE TABLE \"Odd \"\"Table\" (id int)",
                    "CREATE SEQUENCE numbers",
                    "CREATE SCHEMA vault",
                    "CREATE TABLE vault.tokens (id int)",
                    "CREATE FUNCTION purge() RETURNS int LANGUAGE sql SECURITY DEFINER AS $$ SELECT 1 $$",
                    "REVOKE EXECUTE ON FUNCTION purge() FROM PUBLIC");

    private final Login login = TestPostgres.shared().server().login(NAME, database.name());

    private void asSuperuser(List<String> statements) throws SQLException {
        try (Connection connection = database.superuser().connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    private void createSafeLogin() throws SQLException {
        dropLogin();
        List<String> statements = new ArrayList<>(SafeLogin.statements(
                database.name(),
                NAME,
                Set.of(
                        ReadRight.whole(new RelationName("public", "orders")),
                        ReadRight.whole(new RelationName("public", "Odd \"Table")))));
        statements.add("ALTER ROLE " + ROLE + " PASSWORD '" + login.password() + "'");
        asSuperuser(statements);
    }

    @AfterEach
    void dropLogin() throws SQLException {
        asSuperuser(List.of("DO $do$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = '" + NAME + "') THEN"
                + " EXECUTE 'REASSIGN OWNED BY " + ROLE + " TO CURRENT_USER'; EXECUTE 'DROP OWNED BY " + ROLE
                + "'; EXECUTE 'DROP ROLE " + ROLE + "'; END IF; END $do$"));
    }

    private LoginReport probe(Login as) {
        try (Sessions sessions = Sources.sessions(as, new RecordedAudit(), 1)) {
            return new LoginProbe(sessions.own(), SourceScope.of("public")).probe();
        }
    }

    @Test
    void the_login_of_the_printed_grants_can_read_and_nothing_else() throws SQLException {
        createSafeLogin();
        LoginReport report = probe(login);
        assertThat(report.login()).isEqualTo(NAME);
        assertThat(report.findings()).isEmpty();
        report.refuseDangers(Place.named("source"));
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("SELECT * FROM orders, \"Odd \"\"Table\"");
            assertThatThrownBy(() -> statement.execute("SELECT * FROM vault.tokens"))
                    .hasMessageContaining("permission");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "SUPERUSER|ALTER ROLE $ SUPERUSER",
                "CREATES_ROLES|ALTER ROLE $ CREATEROLE",
                "CREATES_DATABASES|ALTER ROLE $ CREATEDB",
                "REPLICATES|ALTER ROLE $ REPLICATION",
                "BYPASSES_ROW_SECURITY|ALTER ROLE $ BYPASSRLS",
                "READS_SERVER_FILES|GRANT pg_read_server_files TO $",
                "WRITES_SERVER_FILES|GRANT pg_write_server_files TO $",
                "RUNS_PROGRAMS|GRANT pg_execute_server_program TO $",
                "WRITES_ALL_DATA|GRANT pg_write_all_data TO $",
                "SIGNALS_OTHERS|GRANT pg_signal_backend TO $",
                "READS_PASSWORDS|GRANT SELECT ON pg_authid TO $",
                "OWNS|ALTER TABLE orders OWNER TO $",
                "WRITES|GRANT TRUNCATE ON orders TO $",
                "WRITES|GRANT UPDATE (id) ON orders TO $",
                "WRITES|GRANT INSERT ON vault.tokens TO $",
                "WRITES|GRANT test_owner TO $",
                "MOVES_SEQUENCES|GRANT USAGE ON SEQUENCE numbers TO $",
                "CREATES_IN_SCHEMA|GRANT CREATE ON SCHEMA public TO $",
                "CREATES_SCHEMAS|GRANT CREATE ON DATABASE @ TO $",
                "CREATES_TEMPORARY_TABLES|GRANT TEMPORARY ON DATABASE @ TO $",
                "CALLS_WITH_OWNERS_RIGHTS|GRANT EXECUTE ON FUNCTION purge() TO $",
                "READS_PASSWORDS|GRANT pg_read_all_data TO $",
                "READS_OUTSIDE|DO 'BEGIN GRANT USAGE ON SCHEMA vault TO $; GRANT SELECT ON vault.tokens TO $; END'"
            })
    void each_power_is_found_and_a_danger_refused_when_strict(Power power, String grant) throws SQLException {
        createSafeLogin();
        asSuperuser(List.of(grant.replace("$", ROLE).replace("@", "\"" + database.name() + "\"")));
        LoginReport report = probe(login);
        assertThat(report.findings()).extracting(LoginFinding::power).contains(power);
        if (power.severity() == Power.Severity.DANGER) {
            assertThatThrownBy(() -> report.refuseDangers(Place.named("source")))
                    .isInstanceOf(FaultException.class)
                    .hasMessageStartingWith("SOURCE_LOGIN_TOO_POWERFUL source: ")
                    .hasMessageContaining(power.words());
        } else {
            report.refuseDangers(Place.named("source"));
        }
    }

    @Test
    void a_superuser_is_called_one() {
        LoginReport report = probe(database.superuser());
        assertThat(report.findings().getFirst().power()).isEqualTo(Power.SUPERUSER);
        assertThat(report.findings()).extracting(LoginFinding::power).contains(Power.WRITES, Power.READS_PASSWORDS);
    }

    @Test
    void the_script_quotes_every_name() {
        String script = SafeLogin.script(
                "da\"ta",
                "r\"; DROP TABLE x; --",
                List.of(
                        ReadRight.whole(new RelationName("s\"c", "t\"b")),
                        ReadRight.only(new RelationName("s", "t"), List.of("a\"b", "c")),
                        ReadRight.only(new RelationName("s", "nothing"), List.of())));
        assertThat(script)
                .contains(
                        "\"r\"\"; DROP TABLE x; --\"",
                        "ON DATABASE \"da\"\"ta\"",
                        "GRANT SELECT ON \"s\"\"c\".\"t\"\"b\" TO",
                        "GRANT SELECT (\"a\"\"b\", \"c\") ON \"s\".\"t\" TO")
                .doesNotContain("nothing");
    }
}
