package dash.databases.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dash.databases.session.Unguarded;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.question.Cancellation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the engine, its child and the session hold without the guard. */
class SessionTest {

    @TempDir
    static Path folder;

    private static Path file;
    private static DuckdbSource source;

    @BeforeAll
    static void open() {
        file = GuardedDatabase.make(folder, """
                CREATE TYPE mood AS ENUM ('sad', 'it''s fine');
                CREATE TABLE people(id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, feels mood, born DATE);
                COMMENT ON TABLE people IS 'who';
                CREATE TABLE pets(id INTEGER, owner INTEGER REFERENCES people(id));
                INSERT INTO people VALUES (1, 'Ada', 'sad', '1815-12-10'), (2, 'n/a', NULL, NULL);
                CREATE VIEW names AS SELECT name FROM people;
                CREATE SCHEMA vault;
                CREATE TABLE vault.secrets(token VARCHAR);
                """);
        source = DuckSources.open("duckdb:" + file, folder, folder.resolve("cache"));
    }

    @AfterAll
    static void close() {
        source.close();
    }

    private static Execution run(String sql) {
        return run(sql, Duration.ofSeconds(10));
    }

    private static Execution run(String sql, Duration time) {
        return Unguarded.run(source.sessions(), sql, DuckSources.commission(time));
    }

    private static DatabaseError error(Execution execution) {
        assertThat(execution).isInstanceOf(Execution.Failed.class);
        return ((Execution.Failed) execution).error();
    }

    private static String first(Execution execution) {
        assertThat(execution).isInstanceOf(Execution.Ran.class);
        return ((Execution.Ran) execution).rows().rows().getFirst().getFirst().plain();
    }

    @Test
    void nothing_is_written_without_the_guard() throws Exception {
        byte[] before = Files.readAllBytes(file);
        for (String sql : List.of(
                "INSERT INTO people VALUES (3, 'x', NULL, NULL)",
                "DELETE FROM people",
                "CREATE TABLE t(a INT)",
                "DROP TABLE people",
                "COPY people TO '" + folder.resolve("out.csv") + "'",
                "ATTACH '" + folder.resolve("other.duckdb") + "'",
                "INSTALL httpfs",
                "SET memory_limit = '8GB'",
                "SET enable_external_access = true",
                "EXPORT DATABASE '" + folder.resolve("export") + "'",
                "SELECT * FROM read_text('/etc/hostname')",
                "SELECT * FROM '/etc/hostname'",
                "SELECT * FROM glob('/etc/*')",
                "CREATE PERSISTENT SECRET s (TYPE s3, KEY_ID 'a', SECRET 'b')")) {
            assertThat(run(sql)).as(sql).isInstanceOf(Execution.Failed.class);
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        assertThat(folder.resolve("out.csv")).doesNotExist();
        assertThat(folder.resolve("other.duckdb")).doesNotExist();
        assertThat(first(run("SELECT count(*) FROM people"))).isEqualTo("2");
    }

    @Test
    void nothing_is_left_behind_for_the_next_statement() {
        run("CREATE TEMP TABLE left_behind(a INT)");
        run("SET VARIABLE kept = 1");
        assertThat(error(run("SELECT * FROM left_behind")).kind()).isEqualTo(Kind.OBJECT_MISSING);
        assertThat(first(run("SELECT coalesce(getvariable('kept')::VARCHAR, 'gone')")))
                .isEqualTo("gone");
    }

    @Test
    void a_statement_ends_at_its_time() {
        run("SELECT 1");
        Execution execution =
                run("SELECT count(*) FROM range(100000000000) a WHERE hash(range) = 1", Duration.ofMillis(500));
        assertThat(error(execution).kind()).isEqualTo(Kind.TIMED_OUT);
        assertThat(execution.took()).isLessThan(Duration.ofMillis(2_500));
    }

    @Test
    void a_statement_is_called_off() throws Exception {
        Cancellation cancellation = new Cancellation();
        Thread.ofVirtual().start(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(400);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            cancellation.cancel();
        });
        Execution execution = Unguarded.run(
                source.sessions(),
                "SELECT count(*) FROM range(100000000000) a WHERE hash(range) = 1",
                DuckSources.commission(Duration.ofSeconds(20), cancellation));
        assertThat(error(execution).kind()).isEqualTo(Kind.CANCELLED);
        assertThat(execution.took()).isLessThan(Duration.ofSeconds(3));
    }

    @Test
    void a_child_that_takes_too_much_memory_is_killed_and_the_next_one_answers() {
        long before = used();
        Execution execution = run("SELECT length(repeat('x', 4000000000))", Duration.ofSeconds(20));
        assertThat(error(execution).kind()).isIn(Kind.TOO_EXPENSIVE, Kind.STATEMENT_WRONG);
        assertThat(execution.took()).isLessThan(Duration.ofSeconds(22));
        assertThat(used() - before).isLessThan(512L << 20);
        assertThat(first(run("SELECT 42"))).isEqualTo("42");
    }

    private static long used() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void a_child_that_dies_is_replaced() {
        assertThat(first(run("SELECT 1"))).isEqualTo("1");
        ProcessHandle.current()
                .children()
                .filter(child -> child.info().commandLine().orElse("").contains("duckdb.child.Child"))
                .forEach(ProcessHandle::destroyForcibly);
        Execution next = run("SELECT 2");
        assertThat(next instanceof Execution.Ran ? first(next) : first(run("SELECT 2")))
                .isEqualTo("2");
        assertThat(DuckSources.PARSER.parse("SELECT 1")).isNotNull();
    }

    @Test
    void large_results_are_cut_and_said_to_be() {
        Execution.Ran ran = (Execution.Ran) run("SELECT range, repeat('x', 20000) AS long FROM range(1000000000)");
        assertThat(ran.rows().truncated()).isTrue();
        assertThat(ran.rows().count()).isLessThanOrEqualTo(500);
        assertThat(ran.rows().rows().getFirst().get(1).plain()).hasSize(8_192);
    }

    @Test
    void failures_say_what_they_are_where_and_without_values_of_the_data() {
        assertThat(error(run("SELECT nam FROM people")))
                .satisfies(error -> assertThat(error.sqlState()).isEqualTo("42703"))
                .satisfies(error -> assertThat(error.kind()).isEqualTo(Kind.OBJECT_MISSING))
                .satisfies(error -> assertThat(error.position()).isEqualTo(7))
                .satisfies(error -> assertThat(error.hint()).contains("name"));
        assertThat(error(run("SELECT 'ä', x FROM peeple")).position()).isEqualTo(19);
        assertThat(error(run("SELECT * FROM peeple")).sqlState()).isEqualTo("42P01");
        assertThat(error(run("SELEC 1")).kind()).isEqualTo(Kind.STATEMENT_WRONG);
        DatabaseError cast = error(run("SELECT name::INTEGER FROM people"));
        assertThat(cast.kind()).isEqualTo(Kind.STATEMENT_WRONG);
        assertThat(cast.message()).doesNotContain("Ada").contains("shaped like");
        assertThat(error(run("SELECT nofunction(1)")).sqlState()).isEqualTo("42883");
    }

    @Test
    void the_schema_has_keys_comments_views_and_enumerations() {
        var schema = source.schemas().schema();
        assertThat(schema.tables()).extracting(table -> table.name().name()).containsExactly("names", "people", "pets");
        var people = schema.find("people").orElseThrow();
        assertThat(people.comment()).isEqualTo("who");
        assertThat(people.uniqueKeys()).containsExactly(List.of("id"));
        assertThat(people.columns().get(1).nullable()).isFalse();
        assertThat(people.columns().get(2).enumeration()).containsExactly("sad", "it's fine");
        assertThat(schema.find("pets").orElseThrow().foreignKeys()).hasSize(1);
        assertThat(schema.find("names").orElseThrow().definition().orElse("")).contains("people");
        assertThat(source.probe().dangers()).isEmpty();
        assertThat(source.probe().findings())
                .first()
                .extracting(found -> found.count(), type(Long.class))
                .isEqualTo(1L);
    }

    @Test
    void values_arrive_exactly() {
        Execution.Ran ran = (Execution.Ran) run("""
                SELECT 1.50::DECIMAL(10,2), 170141183460469231731687303715884105727::HUGEINT, 70.0::DOUBLE, 'NaN'::DOUBLE,
                       DATE '2024-02-29', TIMESTAMP '2024-02-29 10:11:12.123456', TIMESTAMPTZ '2024-02-29 10:11:12+02',
                       TIME '24:00:00', true, NULL, [1, 2], 'infinity'::DATE, 'abc'::BLOB, {'a': 1}""");
        assertThat(ran.rows().rows().getFirst().stream().map(cell -> cell.plain()))
                .containsExactly(
                        "1.50",
                        "170141183460469231731687303715884105727",
                        "70",
                        "NaN",
                        "2024-02-29",
                        "2024-02-29T10:11:12.123456",
                        "2024-02-29T08:11:12Z",
                        "24:00:00",
                        "true",
                        "",
                        "[1, 2]",
                        "infinity",
                        "\\x616263",
                        "{'a': 1}");
    }
}
