package dash.databases.trino;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.trino.parser.TrinoStatementParser;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every node knows its own text. */
class TrinoSpansTest {

    private static final TrinoStatementParser PARSER = new TrinoStatementParser();

    @Test
    void expressions_tables_and_conditions_are_cut_out_exactly() {
        Statement statement = parsed("""
                SELECT 'é𝄞' AS t, count(*) FILTER (WHERE o.id > 1) AS n, CASE WHEN (a + 1) * 2 > 3 THEN 'x' END c
                FROM "Orders" AS o JOIN db.customers c ON (c.id = o.id)
                WHERE o.at >= DATE '2024-01-01' AND o.note IS NOT NULL AND (o.x IN (1, 2) OR o.y LIKE 'a%')
                  AND o.z - INTERVAL '1' DAY < now()
                ORDER BY sum(o.z) OVER (PARTITION BY o.x ORDER BY o.y ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) DESC LIMIT 3;
                """);
        assertThat(texts(statement, Query.SelectItem.class))
                .containsExactly(
                        "'é𝄞' AS t",
                        "count(*) FILTER (WHERE o.id > 1) AS n",
                        "CASE WHEN (a + 1) * 2 > 3 THEN 'x' END c");
        assertThat(texts(statement, Relation.Table.class)).containsExactly("\"Orders\" AS o", "db.customers c");
        assertThat(texts(statement, Relation.Join.class))
                .containsExactly("\"Orders\" AS o JOIN db.customers c ON (c.id = o.id)");
        assertThat(texts(statement, Expression.Cast.class)).containsExactly("DATE '2024-01-01'", "INTERVAL '1' DAY");
        assertThat(texts(statement, Expression.NullTest.class)).containsExactly("o.note IS NOT NULL");
        assertThat(texts(statement, Expression.InList.class)).containsExactly("o.x IN (1, 2)");
        assertThat(texts(statement, Expression.Like.class)).containsExactly("o.y LIKE 'a%'");
        assertThat(texts(statement, OrderItem.class).getFirst())
                .isEqualTo("sum(o.z) OVER (PARTITION BY o.x ORDER BY o.y ROWS BETWEEN 1 PRECEDING AND CURRENT ROW)");
        assertThat(texts(statement, Expression.Operation.class))
                .contains("(a + 1) * 2", "a + 1", "o.z - INTERVAL '1' DAY");
    }

    @Test
    void common_tables_and_set_operations_keep_their_brackets() {
        Statement statement =
                parsed("WITH t (a) AS (SELECT 1) (SELECT a FROM t) UNION ALL SELECT b.a FROM (SELECT 2 AS a) AS b (a)");
        assertThat(texts(statement, dash.statement.CommonTable.class)).containsExactly("t (a) AS (SELECT 1)");
        assertThat(texts(statement, Relation.Subquery.class)).containsExactly("(SELECT 2 AS a) AS b (a)");
        assertThat(texts(statement, Query.SetOperation.class))
                .containsExactly("(SELECT a FROM t) UNION ALL SELECT b.a FROM (SELECT 2 AS a) AS b (a)");
    }

    @Test
    void a_complaint_of_the_grammar_has_its_place() {
        assertThat(PARSER.parse("SELECT 1\nFORM t"))
                .isInstanceOfSatisfying(
                        Parsing.Unparsable.class,
                        wrong -> assertThat(wrong.offset()).isEqualTo(14));
    }

    @Test
    void what_is_too_long_or_too_deep_is_refused_and_the_parser_lives_on() {
        assertThat(PARSER.parse("SELECT " + "1 + ".repeat(20_000) + "1")).isInstanceOf(Parsing.TooMuch.class);
        assertThat(PARSER.parse("SELECT " + "(".repeat(5_000) + "1" + ")".repeat(5_000)))
                .isInstanceOf(Parsing.TooMuch.class);
        assertThat(PARSER.parse("SELECT " + "NOT ".repeat(10_000) + "true")).isNotInstanceOf(Parsing.Parsed.class);
        assertThat(PARSER.parse("SELECT 1")).isInstanceOf(Parsing.Parsed.class);
    }

    private static <T extends Node> List<String> texts(Statement statement, Class<T> kind) {
        return statement.root().every(kind).map(statement::text).toList();
    }

    private static Statement parsed(String sql) {
        Parsing parsing = PARSER.parse(sql);
        assertThat(parsing).isInstanceOf(Parsing.Parsed.class);
        return ((Parsing.Parsed) parsing).statement();
    }
}
