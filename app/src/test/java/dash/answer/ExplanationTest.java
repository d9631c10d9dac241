package dash.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.statement.Parsing;
import dash.statement.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every form of SQL is told as what it does. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExplanationTest {

    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();

    @AfterAll
    void close() {
        parser.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM orders WHERE status = 'x' | Starts from orders; keeps the rows where status is 'x'; takes id.",
                "SELECT count(*) FROM t WHERE d >= '2025-01-01' AND d < '2025-02-01' | d is from 1 Jan 2025 to 31 Jan 2025 (both included)",
                "SELECT a FROM t WHERE d > '2025-01-01' | d is after 1 Jan 2025",
                "SELECT a FROM t WHERE NOT is_open | where it is not open",
                "SELECT a FROM t WHERE x IN (SELECT y FROM u WHERE z = 1) | x is among (y of u where z is 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.k = t.k) | there is a row in (u where k of u is k of t)",
                "SELECT a FROM t WHERE name ILIKE '%bolt%' | name contains 'bolt', in capitals or not",
                "SELECT a FROM t WHERE name LIKE 'a_c%' | name fits the pattern 'a_c%'",
                "SELECT a FROM t WHERE NOT (x = 1 AND y = 2) | it is not so that (x is 1 and y is 2)",
                "SELECT a FROM t LEFT JOIN u USING (k) | t with the matching u (same k) where there is one",
                "SELECT a FROM t FULL JOIN u ON t.k = u.k AND u.x > 3 | t matched with u (same k, where x is more than 3), where rows without a match stay on both sides",
                "SELECT a, sum(b) AS total FROM t GROUP BY a HAVING sum(b) > 5 | for each a, works out total: the sum of b; keeps the groups where the sum of b is more than 5",
                "SELECT a, b, count(*) FROM t GROUP BY ROLLUP (a, b) | with subtotals for fewer and fewer of these and a grand total",
                "SELECT a, count(*) FROM t GROUP BY GROUPING SETS ((a), ()) | separately for each a, then for each all rows together",
                "SELECT sum(x) OVER (PARTITION BY p ORDER BY d) FROM t | the sum of x within each p, in the order of d, up to and including the current row",
                "SELECT rank() OVER (ORDER BY x DESC) AS place FROM t | place: the rank, in the order of x (highest or latest first)",
                "SELECT avg(x) OVER (ORDER BY d ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM t | from 2 before to the current row",
                "SELECT lag(x) OVER (ORDER BY d) FROM t | x of the row before, in the order of d",
                "SELECT a FROM t UNION ALL SELECT b FROM u | takes the rows of (a of t) and (b of u).",
                "SELECT a FROM t UNION SELECT b FROM u UNION SELECT c FROM v | takes the rows of (a of t), (b of u) and (c of v), each different row once",
                "SELECT a FROM t EXCEPT SELECT b FROM u | takes the rows of (a of t) that are not in (b of u), each once",
                "SELECT a FROM t INTERSECT SELECT b FROM u | takes the rows that are in both (a of t) and (b of u), each once",
                "SELECT DISTINCT ON (k) k, v FROM t ORDER BY k, v DESC | keeps only one row for each k, the first in the order that follows; sorted by k, then v (highest or latest first)",
                "SELECT DISTINCT a FROM t | keeps each different row once",
                "SELECT a FROM t ORDER BY a OFFSET 5 LIMIT 10 | sorted by a; skips the first 5; at most 10 rows",
                "SELECT a FROM t ORDER BY a FETCH FIRST 3 ROWS WITH TIES | at most 3 rows, and those equal to the last",
                "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY x) FROM t | the median of x",
                "SELECT percentile_cont(0.9) WITHIN GROUP (ORDER BY x) FROM t | the value of x below which 90 % lie",
                "SELECT count(*) FILTER (WHERE ok) FROM t | the number of rows (only rows where ok is yes)",
                "SELECT count(DISTINCT a) FROM t | the number of different a",
                "SELECT count(a) FROM t | the number of rows with a filled in",
                "SELECT coalesce(a, 0) FROM t | a (where empty, 0)",
                "SELECT CASE WHEN a > 1 THEN 'x' ELSE 'y' END AS kind FROM t | kind: 'x' if a is more than 1, otherwise 'y'",
                "SELECT extract(month FROM d) FROM t | the month number of d",
                "SELECT date_trunc('month', d) FROM t | the month of d",
                "SELECT d + interval '7 days' FROM t | 7 days after d",
                "SELECT j ->> 'name' FROM t | the field 'name' of j",
                "SELECT a FROM t, LATERAL (SELECT max(b) AS m FROM u WHERE u.k = t.k) x | for each row x",
                "SELECT n FROM generate_series(1, 10) n | the series from 1 to 10",
                "VALUES (1), (2) | the given 1, 2",
                "SELECT a FROM t TABLESAMPLE system (10) | t (a random sample, system 10)",
                "WITH big AS (SELECT * FROM t WHERE x > 9) SELECT count(*) FROM big | Step 1, big: starts from t; keeps the rows where x is more than 9; takes every column.",
                "WITH RECURSIVE up AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM up WHERE n < 5) SELECT n FROM up | Step 1, up, repeated until nothing new is found:",
                "EXPLAIN SELECT a FROM t | Shows how the database would carry this out, without running it:",
                "SELECT a FROM t a JOIN t b ON a.boss = b.id WHERE a.pay > b.pay | pay of t (a) is more than pay of t (b)"
            })
    void a_statement_is_told_as_what_it_does(String sql, String expected) {
        assertThat(Explanation.of(statement(sql))).containsIgnoringCase(expected);
    }

    private Statement statement(String sql) {
        return ((Parsing.Parsed) parser.parse(sql)).statement();
    }
}
