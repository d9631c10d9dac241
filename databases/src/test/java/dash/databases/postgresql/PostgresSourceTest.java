package dash.databases.postgresql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.scope.SourceScope;
import dash.execute.AuditEntry;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.schema.RelationName;
import dash.store.server.Login;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Guard, session and catalog together, as the composition root puts them together. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresSourceTest {

    private static final Limits WITHOUT_GATE =
            new Limits(500, Duration.ofSeconds(2), 8_192, 4L << 20, Double.MAX_VALUE);

    @AutoClose
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();

    private final Guard guard = new Guard(parser, PostgresqlAllowList.load());
    private final RecordedAudit audit = new RecordedAudit();

    private PostgresSource source(Login login, SourceScope scope) {
        return new PostgresSource("test", Sources.url(login), scope, ZoneOffset.UTC, audit, Clock.systemUTC());
    }

    private Execution run(PostgresSource source, String sql) {
        Verdict verdict = guard.judge(sql, source.guardScope(Set.of()));
        assertThat(verdict).as(sql).isInstanceOf(Verdict.Allowed.class);
        return source.run(((Verdict.Allowed) verdict).sql(), Sources.commission());
    }

    private static void change(TestDatabase database, String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void what_the_guard_allows_in_the_sources_own_scope_runs() {
        try (TestDatabase database = TestPostgres.shared()
                        .database("CREATE TYPE mood AS ENUM ('glad')", "CREATE TABLE people (id int, mood mood)");
                PostgresSource source = source(database.reader(), SourceScope.of("public"))) {
            assertThat(run(source, "SELECT count(*) FROM people WHERE mood = 'glad'::mood;"))
                    .isInstanceOf(Execution.Ran.class);
            assertThat(guard.judge("SELECT * FROM pg_class", source.guardScope(Set.of()))
                            .isAllowed())
                    .isFalse();
        }
    }

    @Test
    void a_missing_object_makes_the_schema_be_read_again() throws SQLException {
        try (TestDatabase database = TestPostgres.shared().database("CREATE TABLE moving (id int, old text)");
                PostgresSource source = source(database.reader(), SourceScope.of("public"))) {
            String before = source.schemas().schema().fingerprint();
            change(database, "ALTER TABLE moving RENAME old TO new");
            assertThat(source.schemas().schema().fingerprint()).as("cached").isEqualTo(before);
            assertThat(run(source, "SELECT old FROM moving"))
                    .isInstanceOfSatisfying(
                            Execution.Failed.class,
                            failed -> assertThat(failed.error().kind()).isEqualTo(Kind.OBJECT_MISSING));
            assertThat(source.schemas().schema().find("moving").orElseThrow().column("new"))
                    .isPresent();
        }
    }

    @Test
    void a_function_that_shadows_a_built_in_one_is_not_taken_for_it() {
        try (TestDatabase database = TestPostgres.shared()
                        .database(
                                "CREATE TABLE shadowed (id int, name varchar(10))",
                                "CREATE FUNCTION lower(varchar) RETURNS text LANGUAGE sql AS $$ SELECT 'trojan' $$");
                PostgresSource source = source(database.reader(), SourceScope.of("public"))) {
            Scope scope = source.guardScope(Set.of());
            assertThat(guard.judge("SELECT lower(name) FROM shadowed", scope).isAllowed())
                    .isFalse();
            assertThat(guard.judge("SELECT upper(name) FROM shadowed", scope).isAllowed())
                    .isTrue();
        }
    }

    @Test
    void the_grants_are_for_what_is_in_scope() {
        try (TestDatabase database =
                        TestPostgres.shared().database("CREATE TABLE kept (id int)", "CREATE TABLE left_out (id int)");
                PostgresSource source = source(
                        database.reader(),
                        new SourceScope(List.of("public"), Set.of(new RelationName("public", "kept"))))) {
            assertThat(source.grants("dash_reader"))
                    .contains("CREATE ROLE \"dash_reader\" LOGIN NOSUPERUSER", "GRANT SELECT ON \"public\".\"kept\"")
                    .doesNotContain("left_out");
            assertThat(source.probe().dangers()).isEmpty();
        }
    }

    @Test
    void sensitive_columns_are_read_by_no_statement_and_granted_to_nobody() {
        try (TestDatabase database = TestPostgres.shared()
                        .database(
                                "CREATE TABLE customer (id int, \"Email\" text, phone text)",
                                "CREATE TABLE people (id int, name text)",
                                "CREATE VIEW reach AS SELECT id, phone AS contact FROM customer");
                PostgresSource source = source(
                        database.reader(),
                        SourceScope.of("public").withSensitive(List.of("*.email", "customer.phone", "people.*")))) {
            Scope scope = source.guardScope(Set.of());
            assertThat(Stream.of(
                            "SELECT phone FROM customer",
                            "SELECT c.\"Email\" FROM customer c",
                            "SELECT c.row_to_json FROM customer c",
                            "SELECT * FROM reach, people",
                            "TABLE customer"))
                    .allSatisfy(sql -> assertThat(guard.judge(sql, scope).isAllowed())
                            .as(sql)
                            .isFalse());
            assertThat(run(source, "SELECT c.id, count(*) FROM customer c GROUP BY c.id"))
                    .isInstanceOf(Execution.Ran.class);
            assertThat(run(source, "SELECT contact FROM reach"))
                    .as("a view's column goes by its own name")
                    .isInstanceOf(Execution.Ran.class);
            assertThat(source.grants("dash_reader"))
                    .contains(
                            "GRANT SELECT (\"id\") ON \"public\".\"customer\" TO",
                            "GRANT SELECT ON \"public\".\"reach\" TO")
                    .doesNotContain("people");
        }
    }

    @Test
    void the_password_is_in_nothing_a_source_prints_or_records() {
        try (TestDatabase database = TestPostgres.shared().database("CREATE TABLE people (id int)");
                PostgresSource source = source(database.reader(), SourceScope.of("public"))) {
            run(source, "SELECT count(*) FROM people");
            source.probe();
            String password = database.reader().password();
            assertThat(source.toString()).doesNotContain(password);
            assertThat(Sources.url(database.reader()).toString()).doesNotContain(password);
            assertThat(audit.entries()).extracting(AuditEntry::toString).noneMatch(entry -> entry.contains(password));
        }
    }

    @Test
    void no_attack_passes_the_guard_to_change_anything_even_as_a_superuser() throws SQLException {
        Optional<AttackedDatabase> attacked = AttackedDatabase.open();
        assumeTrue(attacked.isPresent(), "skipped: ../shared does not hold what this needs");
        Set<RelationName> tables = Stream.of(
                        "customers products orders order_items employees call_log events delete tagged support_tickets"
                                + " tenant_sales v_daily mv_daily")
                .flatMap(names -> Stream.of(names.split(" ", -1)))
                .map(name -> new RelationName("public", name))
                .collect(Collectors.toSet());
        List<String> ran = new ArrayList<>();
        try (AttackedDatabase database = attacked.get();
                PostgresSource source = source(database.superuser(), new SourceScope(List.of("public"), tables))) {
            List<String> before = database.state();
            for (Attack attack : Attack.all()) {
                if (guard.judge(attack.sql(), source.guardScope(Set.of())) instanceof Verdict.Allowed allowed) {
                    ran.add(attack.id());
                    assertThat(attack.toContain()).as(attack.id()).isTrue();
                    assertThat(source.run(allowed.sql(), Sources.commission(WITHOUT_GATE))
                                    .took())
                            .isLessThan(WITHOUT_GATE.time().plusSeconds(2));
                }
            }
            assertThat(database.state()).isEqualTo(before);
        }
        System.out.println("measured: guard on, superuser: " + Attack.all().size() + " attacks, these ran: " + ran);
    }
}
