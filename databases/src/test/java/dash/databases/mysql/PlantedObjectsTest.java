package dash.databases.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.parser.MysqlStatementParser;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.Finding;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.statement.Name;
import dash.testkit.MariaDbDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions and views that somebody put into a real MariaDB so that an honest-looking SELECT runs their code. */
class PlantedObjectsTest {

    private static final String SECRET = "SENTINEL";

    @AutoClose
    private final MysqlStatementParser parser = new MysqlStatementParser();

    private final Guard guard = new Guard(parser, MysqlAllowList.load());

    @AutoClose
    private final MariaDbDatabase database = Shop.server()
            .database(
                    "CREATE TABLE people (id int PRIMARY KEY, name varchar(20), score int)",
                    "INSERT INTO people VALUES (1, 'Ana', 7)",
                    "CREATE FUNCTION steal() RETURNS text DETERMINISTIC RETURN '" + SECRET + "'",
                    "CREATE VIEW plain AS SELECT id, lower(name) AS name FROM people WHERE name <> 'sleep(9)'");

    @AutoClose
    private MysqlSource source = Shop.source(database.reader());

    @BeforeEach
    void the_source_is_open_before_anything_is_planted() throws SQLException {
        database.administer("GRANT EXECUTE, SHOW VIEW ON " + database.name() + ".* TO '"
                + database.reader().user() + "'@'127.0.0.1'");
        assertThat(run("SELECT count(*) FROM people")).isInstanceOf(Execution.Ran.class);
        assertThat(run("SELECT count(*) FROM plain")).isInstanceOf(Execution.Ran.class);
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
        return source.run(((Verdict.Allowed) verdict).sql(), Shop.commission(Shop.LIMITS));
    }

    private void assertStopped(String sql) {
        if (judge(sql) instanceof Verdict.Allowed(var safe)) {
            Execution execution = source.run(safe, Shop.commission(Shop.LIMITS));
            assertThat(execution.toString()).as(sql).doesNotContain(SECRET);
            assertThat(((Execution.Failed) execution).error().kind()).as(sql).isEqualTo(Kind.CATALOG_CHANGED);
        }
        assertThat(judge(sql).findings()).as(sql).extracting(Finding::code).contains(Finding.Code.FUNCTION_NOT_ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT regexp_like(1)",
                "SELECT REGEXP_LIKE (1)",
                "SELECT name FROM people WHERE regexp_like(score) = 'x'"
            })
    void a_stored_function_under_a_built_in_name_that_this_server_lacks_is_not_run(String sql) {
        plant("CREATE FUNCTION regexp_like(a int) RETURNS text DETERMINISTIC RETURN steal()");
        assertStopped(sql);
    }

    /** Every allowed name, with a function of that name for each number of arguments that the grammar could take. */
    @Test
    void no_allowed_name_reaches_a_stored_function() {
        List<String> names =
                MysqlAllowList.load().functions().keySet().stream().sorted().toList();
        List<String> planted = new ArrayList<>();
        names.forEach(name -> planted.add(
                "CREATE FUNCTION `" + name + "`(a int) RETURNS text DETERMINISTIC RETURN '" + SECRET + "'"));
        plant(planted.toArray(String[]::new));
        source.schemas().forget();
        int ran = 0;
        for (String name : names) {
            for (String sql : List.of("SELECT " + name + "(1)", "SELECT " + name + " (score) FROM people")) {
                if (judge(sql) instanceof Verdict.Allowed(var safe)) {
                    Execution execution = source.run(safe, Shop.commission(Shop.LIMITS));
                    assertThat(execution.toString()).as(sql).doesNotContain(SECRET);
                    ran += execution instanceof Execution.Ran ? 1 : 0;
                }
            }
        }
        assertThat(ran).as("a namesake makes no built-in function unusable").isGreaterThan(100);
    }

    @Test
    void a_stored_function_that_a_built_in_one_goes_before_stops_nothing() {
        plant("CREATE FUNCTION lower(a int) RETURNS text DETERMINISTIC RETURN steal()");
        source.schemas().forget();
        assertThat(run("SELECT lower(name) FROM people")).isInstanceOf(Execution.Ran.class);
        assertStopped("SELECT " + database.name() + ".lower(score) FROM people");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT steal() AS word",
                "SELECT word FROM deeper",
                "SELECT 'a\\\\' AS a, steal() AS word, 'b' AS b",
                "SELECT id, sleep(0) AS word FROM people",
                "SELECT load_file('/etc/passwd') AS word"
            })
    void a_view_that_runs_a_function_is_refused(String definition) {
        plant("CREATE VIEW deeper AS SELECT upper(steal()) AS word", "CREATE VIEW greetings AS " + definition);
        source.schemas().forget();
        assertStopped("SELECT * FROM greetings");
    }

    @Test
    void a_view_whose_definition_is_printed_without_backticks_is_read_as_well() {
        plant(
                "SET sql_quote_show_create = 0",
                "CREATE VIEW names AS SELECT count(*) AS n, cast(max(id) AS char(9)) AS c FROM people WHERE id IN (1)",
                "CREATE VIEW greetings AS SELECT upper(steal()) AS word");
        source.schemas().forget();
        assertStopped("SELECT * FROM greetings");
        assertThat(run("SELECT * FROM names")).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void a_view_of_a_listed_function_and_one_that_asks_who_reads_it_are_read() {
        plant(
                "CREATE VIEW greetings AS SELECT steal() AS word",
                "CREATE VIEW mine AS WITH few (id, name) AS (SELECT id, name FROM people)"
                        + " SELECT id FROM few WHERE name <> current_user()");
        source.schemas().forget();
        assertThat(guard.judge("SELECT * FROM greetings", source.guardScope(Set.of(Name.of("steal"))))
                        .isAllowed())
                .isTrue();
        assertThat(run("SELECT * FROM mine")).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void a_view_that_is_replaced_while_the_source_is_open_is_judged_anew() {
        plant("CREATE OR REPLACE VIEW plain AS SELECT 1 AS id, steal() AS name");
        assertStopped("SELECT name FROM plain");
    }

    @Test
    void a_view_that_is_replaced_while_a_statement_runs_gives_no_rows() throws InterruptedException {
        Verdict.Allowed allowed = (Verdict.Allowed) judge("SELECT max(name) FROM plain");
        Thread planter = Thread.ofVirtual()
                .start(() -> plant("CREATE OR REPLACE VIEW plain AS SELECT 1 AS id, steal() AS name"));
        Execution execution = source.run(allowed.sql(), Shop.commission(Shop.LIMITS));
        planter.join();
        assertThat(execution.toString()).doesNotContain(SECRET);
    }
}
