package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.Guarding.GUARD;
import static dash.databases.postgresql.guard.Guarding.PARSER;
import static dash.databases.postgresql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Verdict;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Root;
import dash.statement.TablesRead;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.postgresql.core.Parser;

/**
 * Random statements around something forbidden, and random damage to texts. Seeded: a failure prints the statement, and
 * {@code -Ddash.seed} repeats a run. {@code -Ddash.long=true} runs fifty times as many.
 */
class GuardFuzzTest {

    private static final int ROUNDS = Boolean.getBoolean("dash.long") ? 50_000 : 1_000;
    private static final long SEED = Long.getLong("dash.seed", 20_261_115L);

    private static final List<String> FORBIDDEN = List.of(
            "pg_sleep(1)",
            "pg_catalog.pg_read_file('x')",
            "U&\"\\0070g_sleep\"(1)",
            "public.lower('x')",
            "bump_counter()",
            "set_config('a','b',true)",
            "('x').pg_read_file",
            "'t'::regclass",
            "1 OPERATOR(public.+) 2",
            "current_user",
            "(SELECT 1 FROM vault.api_tokens)",
            "EXISTS (SELECT 1 FROM pg_class)",
            "(SELECT 1 FROM orders FOR UPDATE)",
            "(WITH d AS (SELECT 1 FROM side_effects) SELECT 1 FROM d)",
            "query_to_xml('x',true,true,'')",
            "$1");

    /** Each holds its place as %s; together they are every position in which an expression can stand. */
    private static final List<String> AROUND = List.of(
            "(%s)",
            "- %s",
            "%s + 1",
            "1 + %s",
            "NOT %s",
            "%s AND true",
            "false OR %s",
            "%s IS NULL",
            "%s IS TRUE",
            "%s IN (1, 2)",
            "1 IN (2, %s)",
            "%s BETWEEN 1 AND 2",
            "1 BETWEEN 0 AND %s",
            "%s LIKE 'a'",
            "'a' LIKE %s ESCAPE 'b'",
            "'a' LIKE 'b' ESCAPE %s",
            "%s IS DISTINCT FROM 1",
            "nullif(1, %s)",
            "coalesce(1, %s)",
            "greatest(%s, 1)",
            "CASE WHEN %s THEN 1 END",
            "CASE %s WHEN 1 THEN 2 END",
            "CASE WHEN true THEN %s ELSE 1 END",
            "CASE WHEN true THEN 1 ELSE %s END",
            "lower(%s)",
            "concat(1, %s)",
            "concat(VARIADIC ARRAY[%s])",
            "make_interval(days => %s)",
            "(%s)::text",
            "CAST(%s AS int)",
            "ARRAY[1, %s]",
            "(ARRAY[1])[%s]",
            "(ARRAY[1])[1:%s]",
            "ROW(1, %s)",
            "(1, %s) = (1, 2)",
            "%s = ANY (ARRAY[1])",
            "1 = ALL (ARRAY[%s])",
            "%s COLLATE \"C\"",
            "now() AT TIME ZONE %s",
            "EXTRACT(year FROM %s)",
            "sum(1) FILTER (WHERE %s)",
            "string_agg('a', 'b' ORDER BY %s)",
            "sum(1) OVER (PARTITION BY %s)",
            "sum(1) OVER (ORDER BY %s)",
            "sum(1) OVER (ROWS BETWEEN %s PRECEDING AND CURRENT ROW)",
            "mode() WITHIN GROUP (ORDER BY %s)",
            "(SELECT %s)",
            "EXISTS (SELECT %s)",
            "1 IN (SELECT %s)",
            "%s IN (SELECT 1)",
            "%s > ALL (SELECT 1)",
            "ARRAY(SELECT %s)",
            "json_object('a': %s)",
            "JSON_VALUE('{}', '$.a' DEFAULT %s ON ERROR)",
            "xmlelement(name a, %s)",
            "(jsonb_each(%s)).key",
            "TRIM(BOTH 'x' FROM %s)",
            "1::numeric(%s)");

    private static final List<String> STATEMENTS = List.of(
            "SELECT %s",
            "SELECT 1 AS a, %s AS b FROM orders",
            "SELECT 1 FROM orders WHERE %s",
            "SELECT 1 FROM orders GROUP BY %s",
            "SELECT 1 FROM orders GROUP BY ROLLUP (id, %s)",
            "SELECT 1 FROM orders GROUP BY GROUPING SETS ((), (%s))",
            "SELECT count(*) FROM orders HAVING %s",
            "SELECT 1 FROM orders ORDER BY %s DESC",
            "SELECT 1 FROM orders LIMIT %s",
            "SELECT 1 FROM orders OFFSET %s",
            "SELECT DISTINCT ON (%s) 1 FROM orders",
            "SELECT 1 FROM orders o JOIN customers c ON %s",
            "SELECT 1 FROM orders o LEFT JOIN LATERAL (SELECT %s) x ON true",
            "SELECT 1 FROM generate_series(1, %s) g",
            "SELECT 1 FROM ROWS FROM (unnest(ARRAY[1]), generate_series(1, %s)) r",
            "VALUES (1), (%s)",
            "SELECT 1 FROM (VALUES (%s)) v(a)",
            "WITH w AS (SELECT %s) SELECT 1 FROM w",
            "WITH RECURSIVE w(a) AS (SELECT 1 UNION ALL SELECT %s FROM w) SELECT a FROM w",
            "SELECT 1 UNION ALL SELECT %s",
            "(SELECT %s) EXCEPT SELECT 1",
            "SELECT sum(1) OVER w FROM orders WINDOW w AS (ORDER BY %s)",
            "SELECT 1 FROM orders TABLESAMPLE BERNOULLI (%s)",
            "SELECT 1 FROM orders TABLESAMPLE SYSTEM (1) REPEATABLE (%s)",
            "EXPLAIN SELECT %s");

    @Test
    void nothing_forbidden_passes_in_any_position() {
        Random random = new Random(SEED);
        for (int round = 0; round < ROUNDS; round++) {
            String expression = pick(FORBIDDEN, random);
            for (int depth = random.nextInt(4); depth > 0; depth--) {
                expression = fill(pick(AROUND, random), expression);
            }
            String sql = fill(STATEMENTS.get(round % STATEMENTS.size()), expression);
            assertThat(GUARD.judge(sql, SCOPE)).as(sql).isNotInstanceOf(Verdict.Allowed.class);
        }
    }

    @Test
    void every_frame_is_allowed_around_something_harmless() {
        Stream<String> positions = AROUND.stream().map(around -> fill(around, "1"));
        Stream<String> statements = STATEMENTS.stream().map(statement -> fill(statement, "1"));
        Stream.concat(positions.map(expression -> "SELECT " + expression), statements)
                .forEach(sql -> assertThat(GUARD.judge(sql, SCOPE)).as(sql).isInstanceOf(Verdict.Allowed.class));
    }

    @Test
    void damaged_texts_never_break_the_guard_and_what_passes_is_one_harmless_query() {
        Random random = new Random(SEED);
        List<String> texts = Stream.concat(HonestQueriesTest.queries(), AttacksTest.attacks())
                .toList();
        for (int round = 0; round < ROUNDS; round++) {
            String sql = damaged(pick(texts, random), pick(texts, random), random);
            if (GUARD.judge(sql, SCOPE) instanceof Verdict.Allowed allowed) {
                assertHarmless(allowed);
            }
        }
    }

    /** Judges the text that would run anew, and by other means than the rules. */
    private static void assertHarmless(Verdict.Allowed allowed) {
        String sql = allowed.sql().sql();
        assertThat(statementsForTheDriver(sql)).as(sql).isEqualTo(1);
        assertThat(PARSER.parse(sql)).as(sql).isInstanceOfSatisfying(Parsing.Parsed.class, parsed -> {
            Root root = parsed.statement().root();
            assertThat(root.sameAs(allowed.sql().statement().root())).as(sql).isTrue();
            assertThat(root.every(Root.Command.class)).as(sql).isEmpty();
            assertThat(root.every(Expression.Call.class).map(call -> call.name().last()))
                    .as(sql)
                    .noneMatch(name ->
                            name.startsWith("pg_sleep") || name.startsWith("pg_read") || name.contains("dblink"));
            Set<String> tables = Set.copyOf(
                    TablesRead.names(root).stream().map(Object::toString).toList());
            assertThat(tables).as(sql).noneMatch(name -> name.contains("vault") || name.contains("side_effects"));
        });
    }

    /** The driver splits texts by itself: what the guard saw as one must be one to it too, comments aside. */
    private static long statementsForTheDriver(String sql) {
        try {
            return Parser.parseJdbcSql(sql, true, false, true, false, false).stream()
                    .map(piece -> piece.nativeSql.replaceAll("(?s)--[^\\n]*|/\\*.*?\\*/", ""))
                    .filter(piece -> !piece.isBlank())
                    .count();
        } catch (SQLException notSplit) {
            return -1;
        }
    }

    private static String damaged(String text, String other, Random random) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + random.nextInt(6));
        String junk = pick(
                List.of(
                        ";", "'", "\"", "(", ")", "--", "/*", "*/", "$$", "\\", "\0", "\uFEFF", "\u000b", "ä", "\uD800",
                        "::", "."),
                random);
        return switch (random.nextInt(6)) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, at) + junk + text.substring(at);
            case 2 -> text + " ; " + other;
            case 3 -> text.substring(0, at) + other + text.substring(at);
            case 4 -> text.substring(0, at) + other.substring(Math.min(at, other.length()));
            default -> text.substring(0, at) + text.substring(at).toUpperCase(java.util.Locale.ROOT) + junk;
        };
    }

    private static String fill(String frame, String expression) {
        return frame.replace("%s", expression);
    }

    private static <T> T pick(List<T> items, Random random) {
        return items.get(random.nextInt(items.size()));
    }
}
