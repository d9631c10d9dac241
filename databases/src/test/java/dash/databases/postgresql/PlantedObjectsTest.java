package dash.databases.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.scope.SourceScope;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.statement.Name;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects that somebody put into the database so that an honest-looking SELECT runs their code with their rights. */
class PlantedObjectsTest {

    private static final String SECRET = "SENTINEL";

    @AutoClose
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();

    private final Guard guard = new Guard(parser, PostgresqlAllowList.load());

    @AutoClose
    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE SCHEMA vault",
                    "CREATE TABLE vault.secrets (word text)",
                    "INSERT INTO vault.secrets VALUES ('" + SECRET + "')",
                    "CREATE TABLE people (id int PRIMARY KEY, name text, score int)",
                    "INSERT INTO people VALUES (1, 'Ana', 7)",
                    "CREATE FUNCTION steal() RETURNS text LANGUAGE sql SECURITY DEFINER"
                            + " AS 'SELECT word FROM vault.secrets'");

    @AutoClose
    private final PostgresSource source = new PostgresSource(
            "test",
            Sources.url(database.reader()),
            SourceScope.of("public"),
            ZoneOffset.UTC,
            new RecordedAudit(),
            Clock.systemUTC());

    @BeforeEach
    void the_source_is_open_before_anything_is_planted() {
        assertThat(run("SELECT count(*) FROM people")).isInstanceOf(Execution.Ran.class);
    }

    private void plant(String... statements) {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Verdict judge(String sql) {
        return guard.judge(sql, source.guardScope(Set.of()));
    }

    private Execution run(String sql) {
        Verdict verdict = judge(sql);
        assertThat(verdict).as(sql).isInstanceOf(Verdict.Allowed.class);
        return source.run(((Verdict.Allowed) verdict).sql(), Sources.commission());
    }

    /** What happens to a statement after something was planted: the first run is stopped, the second verdict knows why. */
    private void assertStopped(String sql, Finding.Code code) {
        if (judge(sql) instanceof Verdict.Allowed(var safe)) {
            Execution execution = source.run(safe, Sources.commission());
            assertThat(execution.toString()).as(sql).doesNotContain(SECRET);
            assertThat(((Execution.Failed) execution).error().kind()).as(sql).isEqualTo(Kind.CATALOG_CHANGED);
        }
        assertThat(judge(sql).findings()).as(sql).extracting(Finding::code).contains(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT name + 1 FROM people",
                "SELECT name + score FROM people",
                "SELECT (name || '') + 1 FROM people",
                "SELECT CAST(name AS text) + 1 FROM people"
            })
    void an_operator_under_a_built_in_symbol_is_refused(String sql) {
        plant(
                "CREATE FUNCTION add(text, int) RETURNS text LANGUAGE sql AS 'SELECT public.steal()'",
                "CREATE OPERATOR + (LEFTARG = text, RIGHTARG = int, FUNCTION = add)");
        assertStopped(sql, Finding.Code.OPERATOR_NOT_ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1 FROM people WHERE name = score",
                "SELECT 1 FROM people WHERE name IN (score)",
                "SELECT 1 FROM people WHERE name NOT IN (1, 2)",
                "SELECT 1 FROM people WHERE name IN (SELECT score FROM people)",
                "SELECT CASE name WHEN score THEN 1 END FROM people",
                "SELECT NULLIF(name, score) FROM people",
                "SELECT 1 FROM people WHERE name IS DISTINCT FROM score",
                "SELECT 1 FROM people WHERE name = ANY (ARRAY[score])",
                "SELECT 1 FROM people a JOIN people b USING (name)",
                "SELECT 1 FROM people a NATURAL JOIN people b"
            })
    void constructs_that_look_an_operator_up_by_its_symbol_are_refused_too(String sql) {
        plant(
                "CREATE FUNCTION same(text, int) RETURNS boolean LANGUAGE sql AS 'SELECT public.steal() IS NULL'",
                "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = int, FUNCTION = same)",
                "CREATE OPERATOR <> (LEFTARG = text, RIGHTARG = int, FUNCTION = same)");
        assertStopped(sql, Finding.Code.OPERATOR_NOT_ALLOWED);
    }

    @Test
    void between_and_like_are_refused_when_their_operators_are_overloaded() {
        plant(
                "CREATE FUNCTION same(int, text) RETURNS boolean LANGUAGE sql AS 'SELECT public.steal() IS NULL'",
                "CREATE OPERATOR >= (LEFTARG = int, RIGHTARG = text, FUNCTION = same)",
                "CREATE OPERATOR ~~ (LEFTARG = int, RIGHTARG = text, FUNCTION = same)");
        assertStopped("SELECT 1 FROM people WHERE score BETWEEN name AND name", Finding.Code.OPERATOR_NOT_ALLOWED);
        assertStopped("SELECT 1 FROM people WHERE score LIKE name", Finding.Code.OPERATOR_NOT_ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1 + 2",
                "SELECT CAST(score AS numeric) + 1.5 FROM people",
                "SELECT score OPERATOR(pg_catalog.+) 1 FROM people",
                "SELECT DATE '2024-01-01' + 7",
                "SELECT count(*) FROM people WHERE score > 3"
            })
    void an_overload_that_the_types_rule_out_stops_nothing(String sql) {
        plant(
                "CREATE FUNCTION add(text, int) RETURNS text LANGUAGE sql AS 'SELECT public.steal()'",
                "CREATE OPERATOR + (LEFTARG = text, RIGHTARG = int, FUNCTION = add)");
        source.schemas().forget();
        assertThat(run(sql)).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void a_function_named_like_a_built_in_one_is_seen_although_it_was_made_later() {
        plant("CREATE FUNCTION upper(int) RETURNS text LANGUAGE sql AS 'SELECT public.steal()'");
        assertStopped("SELECT upper(score) FROM people", Finding.Code.FUNCTION_NOT_ALLOWED);
        assertThat(run("SELECT pg_catalog.upper(name) FROM people")).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void an_immutable_function_that_the_planner_would_run_is_stopped_before_the_plan() {
        plant("CREATE FUNCTION upper(int) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT public.steal()'");
        assertStopped("SELECT upper(7) FROM people", Finding.Code.FUNCTION_NOT_ALLOWED);
    }

    @Test
    void a_cast_of_a_columns_type_makes_its_table_unreadable() {
        plant(
                "CREATE TYPE mood AS ENUM ('glad')",
                "CREATE TABLE moods (id int, mood mood)",
                "INSERT INTO moods VALUES (1, 'glad')",
                "CREATE FUNCTION told(mood) RETURNS text LANGUAGE sql AS 'SELECT public.steal()'",
                "CREATE CAST (mood AS text) WITH FUNCTION told(mood) AS IMPLICIT");
        source.schemas().forget();
        assertStopped("SELECT lower(mood) FROM moods", Finding.Code.FUNCTION_NOT_ALLOWED);
        assertStopped("SELECT mood || 'x' FROM moods", Finding.Code.FUNCTION_NOT_ALLOWED);
    }

    @Test
    void a_view_over_a_function_with_its_owners_rights_is_refused_at_any_depth() {
        plant(
                "CREATE VIEW vault.inner_view AS SELECT public.steal() AS word",
                "CREATE VIEW greetings AS SELECT word FROM vault.inner_view",
                "GRANT SELECT ON greetings TO PUBLIC");
        source.schemas().forget();
        assertStopped("SELECT * FROM greetings", Finding.Code.FUNCTION_NOT_ALLOWED);
        assertThat(guard.judge("SELECT * FROM greetings", source.guardScope(Set.of(Name.of("steal"))))
                        .isAllowed())
                .as("a person has listed the function")
                .isTrue();
    }

    @Test
    void a_view_over_a_refused_built_in_function_is_refused() {
        plant("CREATE VIEW sleepers AS SELECT pg_sleep(1) IS NULL AS slept", "GRANT SELECT ON sleepers TO PUBLIC");
        source.schemas().forget();
        assertStopped("SELECT * FROM sleepers", Finding.Code.FUNCTION_NOT_ALLOWED);
    }

    @Test
    void a_view_that_is_replaced_while_the_source_is_open_is_judged_anew() {
        plant("CREATE VIEW names AS SELECT name FROM people", "GRANT SELECT ON names TO PUBLIC");
        source.schemas().forget();
        assertThat(run("SELECT * FROM names")).isInstanceOf(Execution.Ran.class);
        plant("CREATE OR REPLACE VIEW names AS SELECT public.steal() AS name");
        assertStopped("SELECT * FROM names", Finding.Code.FUNCTION_NOT_ALLOWED);
    }

    @Test
    void a_plain_view_and_a_plain_function_of_a_user_stop_nothing() {
        plant(
                "CREATE FUNCTION twice(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1 * 2'",
                "CREATE VIEW doubled AS SELECT id, twice(score) AS score FROM people WHERE name <> ''",
                "GRANT SELECT ON doubled TO PUBLIC");
        source.schemas().forget();
        assertThat(run("SELECT sum(score) FROM doubled")).isInstanceOf(Execution.Ran.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT max(name), min(name) FROM people",
                "SELECT split_part(name, 'n', 1), regexp_match(name, 'A') FROM people",
                "SELECT count(*) FROM people WHERE name = 'Ana' AND name <> 'x' AND name LIKE 'A%'",
                "SELECT max(nick), max(lower(nick)) FROM nicks WHERE nick = 'ANNIE'"
            })
    void what_an_extension_brings_for_its_own_types_stops_nothing(String sql) {
        plant("CREATE EXTENSION citext", "CREATE TABLE nicks (nick citext)", "INSERT INTO nicks VALUES ('annie')");
        source.schemas().forget();
        assertThat(run(sql)).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void a_function_smuggled_into_an_extension_counts_as_a_users_own() {
        plant(
                "CREATE EXTENSION citext",
                "CREATE FUNCTION upper(int) RETURNS text LANGUAGE sql AS 'SELECT public.steal()'",
                "ALTER EXTENSION citext ADD FUNCTION upper(int)",
                "CREATE FUNCTION upper(citext) RETURNS text LANGUAGE sql SECURITY DEFINER AS 'SELECT public.steal()'",
                "ALTER EXTENSION citext ADD FUNCTION upper(citext)");
        assertStopped("SELECT upper(score) FROM people", Finding.Code.FUNCTION_NOT_ALLOWED);
    }
}
