package dash.databases.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.scope.SourceScope;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.Guard;
import dash.guard.Verdict;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What one who has not written the guard plants: each function raises an error, so that a run of it shows. */
class PlantedSecondReadingTest {

    private static final String RAISED = "P0001";

    @AutoClose
    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();

    private final Guard guard = new Guard(parser, PostgresqlAllowList.load());

    @AutoClose
    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE SCHEMA other",
                    "CREATE TABLE people (id int PRIMARY KEY, name text, score int)",
                    "INSERT INTO people VALUES (1, 'Ana', 7)",
                    "CREATE TABLE pets (id int, owner int)",
                    "INSERT INTO pets VALUES (1, 1)",
                    "CREATE FUNCTION boom(text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS"
                            + " $$ BEGIN RAISE EXCEPTION 'ran'; END $$",
                    "CREATE FUNCTION check_it(text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER AS"
                            + " $$ BEGIN IF $1 = 'x' THEN RAISE EXCEPTION 'ran'; END IF; RETURN true; END $$",
                    "GRANT USAGE ON SCHEMA other TO PUBLIC");

    @AutoClose
    private final PostgresSource source = new PostgresSource(
            "test",
            Sources.url(database.reader()),
            SourceScope.of("public", "other"),
            ZoneOffset.UTC,
            new RecordedAudit(),
            Clock.systemUTC());

    private void plant(String script) {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(script);
            statement.execute("GRANT SELECT ON ALL TABLES IN SCHEMA public, other TO PUBLIC");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String boolFunction(String name, String arguments) {
        return "CREATE FUNCTION " + name + "(" + arguments + ") RETURNS boolean LANGUAGE plpgsql AS"
                + " $$ BEGIN RAISE EXCEPTION 'ran'; END $$;";
    }

    private static String textFunction(String name, String arguments) {
        return boolFunction(name, arguments).replace("boolean", "text");
    }

    static Stream<Arguments> plants() {
        String domain = "CREATE DOMAIN word AS text CHECK (check_it(VALUE));"
                + "CREATE TABLE words (id int, word word); INSERT INTO words VALUES (1, 'a');";
        String rowCast =
                textFunction("told", "people") + "CREATE CAST (people AS text) WITH FUNCTION told(people) AS IMPLICIT;";
        String mood = "CREATE TYPE mood AS ENUM ('x');" + textFunction("worded", "mood");
        String less = boolFunction("less", "text, int");
        return Stream.of(
                Arguments.of(domain, "SELECT jsonb_populate_record(NULL::words, '{\"word\": \"x\"}')"),
                Arguments.of(domain, "SELECT * FROM jsonb_populate_recordset(NULL::words, '[{\"word\": \"x\"}]')"),
                Arguments.of(domain, "SELECT CAST(ROW(1, 'x') AS words)"),
                Arguments.of(domain, "SELECT * FROM jsonb_to_recordset('[{\"a\": \"x\"}]') AS r(a word)"),
                Arguments.of(domain, "SELECT * FROM jsonb_to_record('{\"a\": {\"word\":\"x\"}}') AS r(a words)"),
                Arguments.of(domain, "SELECT json_value('{\"a\": \"x\"}', '$.a' RETURNING word)"),
                Arguments.of(domain, "SELECT * FROM json_table('[\"x\"]', '$[*]' COLUMNS (a word PATH '$'))"),
                Arguments.of(domain, "SELECT * FROM xmltable('/a' PASSING '<a>x</a>' COLUMNS w word PATH '.')"),
                Arguments.of(domain + "CREATE VIEW v AS SELECT 'x'::text::word AS w", "SELECT * FROM v"),
                Arguments.of(rowCast, "SELECT CAST(p AS text) FROM people p"),
                Arguments.of(rowCast, "SELECT lower(p) FROM people p"),
                Arguments.of(rowCast, "SELECT CAST(ROW(1, 'a', 2) AS people)::text"),
                Arguments.of(
                        rowCast.replace("text)", "json)")
                                .replace("AS text", "AS json")
                                .replace("RETURNS text", "RETURNS json"),
                        "SELECT to_json(p) FROM people p"),
                Arguments.of(
                        "CREATE FUNCTION j(people) RETURNS json LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'ran'; END $$;"
                                + "CREATE CAST (people AS json) WITH FUNCTION j(people);",
                        "SELECT json_agg(p) FROM people p"),
                Arguments.of(
                        "CREATE TYPE mood AS ENUM ('x'); CREATE TYPE box2 AS (m mood);"
                                + "CREATE FUNCTION j(mood) RETURNS json LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'ran'; END $$;"
                                + "CREATE CAST (mood AS json) WITH FUNCTION j(mood);"
                                + "CREATE TABLE boxes (b box2); INSERT INTO boxes VALUES (ROW('x'));",
                        "SELECT json_agg(b) FROM boxes"),
                Arguments.of(
                        "CREATE TYPE mood AS ENUM ('x'); CREATE DOMAIN d1 AS mood; CREATE DOMAIN d2 AS d1;"
                                + textFunction("worded", "mood")
                                + "CREATE CAST (mood AS text) WITH FUNCTION worded(mood) AS IMPLICIT;"
                                + "CREATE TABLE ms (m d2); INSERT INTO ms VALUES ('x');",
                        "SELECT lower(m) FROM ms"),
                Arguments.of(
                        mood + "CREATE CAST (mood AS text) WITH FUNCTION worded(mood) AS IMPLICIT;",
                        "SELECT lower(CAST('x' AS mood))"),
                Arguments.of(
                        mood + "CREATE FUNCTION moody(text) RETURNS mood LANGUAGE plpgsql AS"
                                + " $$ BEGIN RAISE EXCEPTION 'ran'; END $$;"
                                + "CREATE CAST (text AS mood) WITH FUNCTION moody(text);",
                        "SELECT CAST(lower('x') AS mood)"),
                Arguments.of(
                        textFunction("neg", "text") + "CREATE OPERATOR - (RIGHTARG = text, FUNCTION = neg);",
                        "SELECT - name FROM people"),
                Arguments.of(
                        textFunction("neg", "text") + "CREATE OPERATOR other.@ (RIGHTARG = text, FUNCTION = neg);",
                        "SELECT @ name FROM people"),
                Arguments.of(
                        boolFunction("same", "text, int")
                                + "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = int, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE (id, name) = (1, score)"),
                Arguments.of(
                        boolFunction("same", "text, int")
                                + "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = int, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE (id, name) IN ((1, score))"),
                Arguments.of(
                        boolFunction("same", "text, int")
                                + "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = int, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE (id, name) IN (SELECT id, score FROM people)"),
                Arguments.of(
                        boolFunction("same", "text, int")
                                + "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = int, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE name = ALL (ARRAY[score])"),
                Arguments.of(
                        boolFunction("same", "text, int")
                                + "CREATE OPERATOR = (LEFTARG = text, RIGHTARG = int, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE (id, name) IS DISTINCT FROM (1, score)"),
                Arguments.of(
                        boolFunction("same", "int, text")
                                + "CREATE OPERATOR ~ (LEFTARG = int, RIGHTARG = text, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE score SIMILAR TO name"),
                Arguments.of(
                        boolFunction("same", "int, text")
                                + "CREATE OPERATOR ~~* (LEFTARG = int, RIGHTARG = text, FUNCTION = same);",
                        "SELECT 1 FROM people WHERE score ILIKE name"),
                Arguments.of(
                        less + "CREATE OPERATOR < (LEFTARG = text, RIGHTARG = int, FUNCTION = less);",
                        "SELECT 1 FROM people WHERE (name, id) < (score, 1)"),
                Arguments.of(
                        "CREATE FUNCTION step(text, int) RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS"
                                + " $$ BEGIN RAISE EXCEPTION 'ran'; END $$;"
                                + "CREATE AGGREGATE tot(int) (SFUNC = step, STYPE = text, INITCOND = '');"
                                + "CREATE VIEW v AS SELECT tot(score) AS t FROM people;",
                        "SELECT * FROM v"),
                Arguments.of(
                        "CREATE FUNCTION wrap(text) RETURNS text LANGUAGE sql STABLE AS 'SELECT public.boom($1)';"
                                + "CREATE VIEW v AS SELECT wrap(name) AS t FROM people;",
                        "SELECT * FROM v"),
                Arguments.of(
                        "CREATE FUNCTION wrap(text) RETURNS text LANGUAGE sql STABLE RETURN public.boom($1);"
                                + "CREATE VIEW v AS SELECT wrap(name) AS t FROM people;",
                        "SELECT * FROM v"),
                Arguments.of(textFunction("nick", "people"), "SELECT p.nick FROM people p"),
                Arguments.of(textFunction("nick", "people"), "SELECT (p).nick FROM people p"),
                Arguments.of(textFunction("other.upper", "int"), "SELECT upper(score) FROM people"),
                Arguments.of(
                        boolFunction("eqp", "people, pets")
                                + "CREATE OPERATOR = (LEFTARG = people, RIGHTARG = pets, FUNCTION = eqp);",
                        "SELECT 1 FROM people p JOIN pets q ON p = q"),
                Arguments.of(
                        boolFunction("eqe", "anyelement, anyelement")
                                + "CREATE OPERATOR || (LEFTARG = anyelement, RIGHTARG = anyelement, FUNCTION = eqe);",
                        "SELECT score || score FROM people"),
                Arguments.of(
                        "CREATE TABLE other.secret_base (id int, note text); INSERT INTO other.secret_base VALUES (1, 'a');"
                                + "CREATE TYPE other.lvl AS ENUM ('a');"
                                + textFunction("other.lv", "other.lvl")
                                + "CREATE CAST (other.lvl AS text) WITH FUNCTION other.lv(other.lvl) AS IMPLICIT;"
                                + "CREATE TABLE lists (l other.lvl[]); INSERT INTO lists VALUES (ARRAY['a']::other.lvl[]);",
                        "SELECT lower(l[1]) FROM lists"));
    }

    @ParameterizedTest
    @MethodSource("plants")
    void nothing_that_was_planted_runs(String script, String sql) {
        plant(script);
        source.schemas().forget();
        Verdict verdict = guard.judge(sql, source.guardScope(Set.of()));
        if (verdict instanceof Verdict.Allowed(var safe)) {
            Execution execution = source.run(safe, Sources.commission());
            String state = execution instanceof Execution.Failed failed
                    ? failed.error().sqlState()
                    : "";
            assertThat(state).as(sql).isNotEqualTo(RAISED);
        }
    }

    @Test
    void a_column_and_a_check_that_come_later_change_the_version() {
        plant("CREATE TYPE mood AS ENUM ('x');" + textFunction("worded", "mood")
                + "CREATE CAST (mood AS text) WITH FUNCTION worded(mood) AS IMPLICIT;"
                + "CREATE DOMAIN plain AS text; CREATE TABLE notes (note plain);");
        for (String[] later : new String[][] {
            {"ALTER TABLE pets ADD COLUMN m mood DEFAULT 'x'", "SELECT lower(m) FROM pets"},
            {
                "ALTER DOMAIN plain ADD CHECK (check_it(VALUE))",
                "SELECT jsonb_populate_record(n, '{\"note\": \"x\"}') FROM notes n"
            }
        }) {
            source.schemas().forget();
            Verdict judged = guard.judge(later[1], source.guardScope(Set.of()));
            assertThat(judged.findings()).as(later[1]).isEmpty();
            Verdict.Allowed before = (Verdict.Allowed) judged;
            plant(later[0]);
            Execution execution = source.run(before.sql(), Sources.commission());
            assertThat(((Execution.Failed) execution).error().kind())
                    .as(later[1])
                    .isEqualTo(Kind.CATALOG_CHANGED);
            assertThat(guard.judge(later[1], source.guardScope(Set.of())).isAllowed())
                    .isFalse();
        }
    }

    @Test
    void a_cast_of_one_type_to_text_leaves_tables_with_texts_readable() {
        plant("CREATE TYPE mood AS ENUM ('x');" + textFunction("worded", "mood")
                + "CREATE CAST (mood AS text) WITH FUNCTION worded(mood) AS IMPLICIT;"
                + "CREATE DOMAIN plain AS text; CREATE TABLE notes (note plain);");
        source.schemas().forget();
        assertThat(guard.judge("SELECT lower(name), note FROM people, notes", source.guardScope(Set.of()))
                        .isAllowed())
                .isTrue();
    }

    @Test
    void a_domain_with_a_plain_check_and_a_view_over_a_plain_function_are_read() {
        plant("CREATE FUNCTION short(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT length($1) < 9';"
                + "CREATE DOMAIN code AS text CHECK (short(VALUE)); CREATE TABLE codes (code code);"
                + "CREATE VIEW v AS SELECT code, short(code) AS s FROM codes;");
        source.schemas().forget();
        assertThat(guard.judge("SELECT v.s, c.code FROM v, codes c", source.guardScope(Set.of()))
                        .isAllowed())
                .isTrue();
    }

    @Test
    void rows_and_records_without_planted_objects_are_read() {
        for (String sql : new String[] {
            "SELECT CAST(p AS text) FROM people p", "SELECT to_json(p), json_agg(p) FROM people p GROUP BY p.id"
        }) {
            assertThat(guard.judge(sql, source.guardScope(Set.of())).isAllowed())
                    .as(sql)
                    .isTrue();
        }
    }
}
