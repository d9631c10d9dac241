package dash.databases.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.SourceSettings;
import dash.databases.duckdb.child.ChildHome;
import dash.databases.duckdb.child.ChildLimits;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.Opening;
import dash.databases.scope.SourceScope;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.Finding;
import dash.guard.Verdict;
import dash.schema.RelationName;
import dash.search.ColumnName;
import dash.statement.Name;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Macros and views that somebody put into a file so that an honest-looking SELECT means something else. */
class PlantedObjectsTest {

    private static final String SECRET = "SENTINEL";

    private static final String MACROS = """
            CREATE TABLE people(id INTEGER, name VARCHAR, l INTEGER[]);
            INSERT INTO people VALUES (1, 'Ana', [1, 2]), (2, 'Ben', NULL);
            CREATE SCHEMA vault;
            CREATE TABLE vault.secrets(word VARCHAR);
            INSERT INTO vault.secrets VALUES ('SENTINEL');
            CREATE MACRO lower(x) AS (SELECT word FROM vault.secrets);
            CREATE MACRO "+"(a, b) AS 'SENTINEL';
            CREATE MACRO "||"(a, b) AS 'SENTINEL';
            CREATE MACRO "~~"(a, b) AS (SELECT word = 'SENTINEL' FROM vault.secrets);
            CREATE MACRO array_extract(a, b) AS 'SENTINEL';
            CREATE MACRO list_value(a) AS 'SENTINEL';
            CREATE MACRO date_part(a, b) AS 'SENTINEL';
            CREATE MACRO current_database() AS 'SENTINEL';
            CREATE MACRO coalesce_all(a) AS 'SENTINEL';
            CREATE MACRO duckdb_tables() AS TABLE SELECT word FROM vault.secrets;
            CREATE MACRO range(a) AS TABLE SELECT word FROM vault.secrets;
            CREATE VIEW plain AS SELECT id, name FROM people;
            """;

    @TempDir
    private Path folder;

    private DuckdbSource source = DuckSources.open("duckdb:none", Path.of("."), Path.of("."));

    private void open(String script) {
        Path file = GuardedDatabase.make(folder, script);
        source = DuckSources.open("duckdb:" + file, folder, folder.resolve("cache"));
    }

    @AfterEach
    void close() {
        source.close();
    }

    private Verdict judge(String sql) {
        return DuckSources.GUARD.judge(sql, source.guardScope(Set.of()));
    }

    @Test
    void macros_named_like_functions_and_operators_of_the_engine_are_not_used() {
        open(MACROS);
        for (String sql : List.of(
                "SELECT lower(name) FROM people",
                "SELECT id + 1, name || 'x', name LIKE 'A%' FROM people",
                "SELECT l[1], [id] FROM people",
                "SELECT extract(year FROM DATE '2020-01-01')",
                "SELECT p.name.lower() FROM people p",
                "SELECT * FROM range(3)")) {
            Execution execution = DuckSources.ask(source, sql);
            assertThat(execution).as(sql).isInstanceOf(Execution.Ran.class);
            assertThat(execution.toString()).as(sql).doesNotContain(SECRET);
        }
        assertThat(DuckSources.ask(source, "SELECT lower(name) FROM people ORDER BY id")
                        .toString())
                .contains("ana");
    }

    @Test
    void the_catalog_and_the_values_are_read_past_macros() {
        open(MACROS);
        assertThat(source.schemas().schema().table(new RelationName("main", "people")))
                .isPresent();
        assertThat(source.columnValues().of(new ColumnName(new RelationName("main", "people"), "name")))
                .containsExactlyInAnyOrder("Ana", "Ben");
    }

    @Test
    void a_macro_of_a_name_that_the_engine_does_not_have_is_refused_until_a_person_lists_it() {
        open(MACROS);
        assertThat(judge("SELECT coalesce_all(name) FROM people").findings())
                .extracting(Finding::code)
                .contains(Finding.Code.FUNCTION_NOT_ALLOWED);
        assertThat(judge("SELECT main.lower(name) FROM people").isAllowed()).isFalse();
        assertThat(DuckSources.GUARD
                        .judge(
                                "SELECT coalesce_all(name) FROM people",
                                source.guardScope(Set.of(Name.of("coalesce_all"))))
                        .isAllowed())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE VIEW v AS SELECT current_setting('temp_directory') AS x",
                "CREATE VIEW v AS SELECT * FROM duckdb_settings()",
                "CREATE VIEW v AS SELECT * FROM duckdb_tables",
                "CREATE VIEW w AS SELECT current_setting('temp_directory') AS x; CREATE VIEW v AS SELECT upper(x) FROM w",
                "CREATE MACRO m(a) AS current_setting(a); CREATE VIEW v AS SELECT m('temp_directory') AS x",
                "CREATE MACRO m() AS TABLE FROM duckdb_settings(); CREATE VIEW v AS SELECT * FROM m()",
                "CREATE MACRO \"+\"(a, b) AS current_setting('temp_directory'); CREATE VIEW v AS SELECT 1 + 2 AS x"
            })
    void a_view_that_reads_what_no_statement_may_is_refused_at_any_depth(String script) {
        open(script);
        assertThat(judge("SELECT * FROM v").findings())
                .extracting(Finding::code)
                .contains(Finding.Code.FUNCTION_NOT_ALLOWED);
    }

    @Test
    void a_plain_view_and_one_over_a_plain_macro_are_read() {
        open(MACROS + "CREATE MACRO twice(a) AS a * 2; CREATE VIEW doubled AS SELECT twice(id) AS id FROM people;");
        assertThat(DuckSources.ask(source, "SELECT sum(id) FROM doubled").toString())
                .contains("6");
        assertThat(DuckSources.ask(source, "SELECT count(*) FROM plain")).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void a_source_of_another_schema_than_main_is_read() {
        Path file =
                GuardedDatabase.make(folder, "CREATE SCHEMA \"Sa les\"; CREATE TABLE \"Sa les\".t AS SELECT 7 AS x");
        SourceSettings main =
                DuckSources.settings("duckdb:" + file, folder, folder.resolve("cache"), new ArrayList<>(), entry -> {});
        source = new DuckdbSource(new SourceSettings(
                main.project(),
                main.url(),
                main.place(),
                main.folder(),
                main.cache(),
                SourceScope.of("Sa les"),
                main.zone(),
                main.audit(),
                main.clock(),
                main.progress()));
        assertThat(DuckSources.ask(source, "SELECT x FROM t").toString()).contains("7");
    }

    @Test
    void what_is_added_to_the_file_after_the_verdict_stops_the_statement() throws Exception {
        open("CREATE VIEW v AS SELECT 1 AS x");
        Verdict.Allowed allowed = (Verdict.Allowed) judge("SELECT * FROM v");
        assertThat(source.run(allowed.sql(), DuckSources.commission(Duration.ofSeconds(10))))
                .isInstanceOf(Execution.Ran.class);
        source.close();
        source = DuckSources.open("duckdb:" + folder.resolve("test.duckdb"), folder, folder.resolve("cache"));
        try (ChildProcess child = ChildProcess.start(
                ChildHome.usual(), Opening.plain(folder.resolve("test.duckdb").toString()), ChildLimits.LOADING)) {
            child.execute(
                    "CREATE OR REPLACE VIEW v AS SELECT current_setting('temp_directory') AS x", Duration.ofMinutes(1));
            child.execute("CHECKPOINT", Duration.ofMinutes(1));
        }
        Execution execution = source.run(allowed.sql(), DuckSources.commission(Duration.ofSeconds(10)));
        assertThat(((Execution.Failed) execution).error().kind()).isEqualTo(Kind.CATALOG_CHANGED);
        assertThat(judge("SELECT * FROM v").isAllowed()).isFalse();
    }
}
