package dash.databases.postgresql.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Frame;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.OutputColumns;
import dash.statement.Over;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class StatementTest {

    private static final PostgresqlStatementParser PARSER = new PostgresqlStatementParser();

    @AfterAll
    static void close() {
        PARSER.close();
    }

    @Test
    void tables_read_are_those_that_no_common_table_hides() {
        assertThat(tables("SELECT 1 FROM a JOIN s.b ON true, LATERAL (SELECT 1 FROM c) x"))
                .containsExactly("a", "s.b", "c");
        assertThat(tables("WITH a AS (SELECT 1 FROM b) SELECT 1 FROM a, s.a")).containsExactly("b", "s.a");
        assertThat(tables("WITH a AS (SELECT 1 FROM a) SELECT 1 FROM a")).containsExactly("a");
        assertThat(tables("WITH RECURSIVE a AS (SELECT 1 FROM a) SELECT 1 FROM a"))
                .isEmpty();
        assertThat(tables("WITH a AS (SELECT 1 FROM b), b AS (SELECT 1 FROM a) SELECT 1 FROM b"))
                .containsExactly("b");
        assertThat(tables("WITH RECURSIVE a AS (SELECT 1 FROM b), b AS (SELECT 1) SELECT 1 FROM a"))
                .isEmpty();
        assertThat(tables("SELECT (WITH a AS (SELECT 1) SELECT 1 FROM a) FROM a"))
                .containsExactly("a");
        assertThat(tables("WITH a AS (SELECT 1) SELECT 1 WHERE EXISTS (SELECT 1 FROM a, b) ORDER BY (SELECT 1 FROM a)"))
                .containsExactly("b");
        assertThat(tables("WITH a AS (SELECT 1) SELECT 1 FROM a UNION SELECT 1 FROM a, c"))
                .containsExactly("c");
        assertThat(tables("SELECT 1 FROM a UNION (WITH a AS (SELECT 1) SELECT 1 FROM a)"))
                .containsExactly("a");
        assertThat(tables("SELECT 1 FROM t, t AS u, v")).containsExactly("t", "v");
    }

    @Test
    void conjuncts_come_one_by_one_with_their_text() {
        Statement statement = statement("SELECT 1 FROM t WHERE a = 1 AND (b > 2 AND c IS NOT NULL) AND (d OR e)");
        Query.Select select = select(statement);
        assertThat(Conjuncts.of(select.where()))
                .extracting(statement::text)
                .containsExactly("a = 1", "b > 2", "c IS NOT NULL", "d OR e");
        assertThat(Conjuncts.of(select.having())).isEmpty();
    }

    @Test
    void output_columns_are_called_as_the_server_calls_them() {
        assertThat(
                        columns(
                                "SELECT a, t.b, count(*), 1, x AS y, z::int, 5::text, CASE WHEN a THEN 1 END, coalesce(a), t.*,"
                                        + " (SELECT q FROM r), now(), current_date, ARRAY[1], EXISTS (SELECT 1), greatest(1), (f(x)).g,"
                                        + " a[1], nullif(1, 2), ROW(1), a COLLATE \"C\", least(1), a + 1, CASE WHEN a THEN b ELSE c END"))
                .containsExactly(
                        "a",
                        "b",
                        "count",
                        "?column?",
                        "y",
                        "z",
                        "text",
                        "case",
                        "coalesce",
                        "*",
                        "q",
                        "now",
                        "current_date",
                        "array",
                        "exists",
                        "greatest",
                        "g",
                        "a",
                        "nullif",
                        "row",
                        "a",
                        "least",
                        "?column?",
                        "c");
        assertThat(columns("VALUES (1, 2)")).containsExactly("column1", "column2");
        assertThat(columns("SELECT a FROM t UNION SELECT b FROM u")).containsExactly("a");
    }

    @Test
    void nodes_are_the_same_wherever_they_stand() {
        Root one = statement("SELECT sum(a) FILTER (WHERE b > 1) FROM t WHERE c IN (1, 2)")
                .root();
        assertThat(one.sameAs(statement("select  SUM( a )filter(where b>1)\nfrom t where c in(1,2)")
                        .root()))
                .isTrue();
        assertThat(one.sameAs(statement("SELECT sum(a) FILTER (WHERE b > 2) FROM t WHERE c IN (1, 2)")
                        .root()))
                .isFalse();
        assertThat(one.sameAs(statement("SELECT sum(a) FILTER (WHERE b > 1) FROM t WHERE c IN (1)")
                        .root()))
                .isFalse();
        assertThat(one.sameAs(
                        statement("SELECT sum(a) FROM t WHERE c IN (1, 2)").root()))
                .isFalse();
        assertThat(one.sameAs(statement("SELECT sum(DISTINCT a) FILTER (WHERE b > 1) FROM t WHERE c IN (1, 2)")
                        .root()))
                .isFalse();
    }

    @Test
    void every_node_lies_within_its_parent() {
        Statement statement =
                statement("SELECT p.c AS cat, sum(i.q * (i.p + 1)) FILTER (WHERE i.q > 0) g FROM i JOIN p AS x(a)"
                        + " ON (p.id = i.id) WHERE s <> 'ä' AND CASE WHEN x THEN 1 ELSE 2 END = 3 AND e::numeric(10, 2) IS NULL"
                        + " GROUP BY p.c, ROLLUP (a, b) HAVING count(*) > 1");
        statement
                .root()
                .everything()
                .forEach(node -> node.children()
                        .forEach(child -> assertThat(node.span().hull(child.span()))
                                .as(statement.text(node) + " holds " + statement.text(child))
                                .isEqualTo(node.span())));
    }

    @Test
    void spans_give_back_the_text_of_each_form() {
        assertThat(text("SELECT a FROM t WHERE x NOT IN (1, (2))", Expression.InList.class))
                .isEqualTo("x NOT IN (1, (2))");
        assertThat(text("SELECT count(DISTINCT (a)) OVER w", Expression.Call.class))
                .isEqualTo("count(DISTINCT (a)) OVER w");
        assertThat(text("SELECT x::timestamp(3) with time zone[]", Expression.Cast.class))
                .isEqualTo("x::timestamp(3) with time zone[]");
        assertThat(text("SELECT CAST(x AS text)", Expression.Cast.class)).isEqualTo("CAST(x AS text)");
        assertThat(text("SELECT 'ä', 😀, CASE a WHEN 1 THEN 'end' END", Expression.Case.class))
                .isEqualTo("CASE a WHEN 1 THEN 'end' END");
        assertThat(text("SELECT 1 FROM (SELECT 2) AS s(a, b)", Relation.Subquery.class))
                .isEqualTo("(SELECT 2) AS s(a, b)");
        assertThat(text("SELECT 1 FROM s.t u", Relation.Table.class)).isEqualTo("s.t u");
        assertThat(text("SELECT EXISTS (VALUES (1))", Expression.Exists.class)).isEqualTo("EXISTS (VALUES (1))");
        assertThat(text("SELECT a IS NOT TRUE", Expression.BooleanTest.class)).isEqualTo("a IS NOT TRUE");
        assertThat(text("SELECT E'\\'' || $t$ ; $t$ /* x */ || 'b'", Expression.Operation.class))
                .isEqualTo("E'\\'' || $t$ ; $t$ /* x */ || 'b'");
        assertThat(text("SELECT -5", Expression.Literal.class)).isEqualTo("-5");
        assertThat(text("SELECT ARRAY[1, 2]", Expression.ArrayLiteral.class)).isEqualTo("ARRAY[1, 2]");
    }

    @Test
    void details_survive() {
        Over.Specification window = first(
                "SELECT sum(a) OVER (b PARTITION BY c ORDER BY d DESC NULLS LAST"
                        + " GROUPS BETWEEN 1 PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP)",
                Over.Specification.class);
        assertThat(window.base()).contains("b");
        assertThat(window.orderBy().getFirst().direction()).isEqualTo(OrderItem.Direction.DESCENDING);
        assertThat(window.orderBy().getFirst().nulls()).isEqualTo(OrderItem.Nulls.LAST);
        Frame frame = window.frame().orElseThrow();
        assertThat(frame.unit()).isEqualTo(Frame.Unit.GROUPS);
        assertThat(frame.start().kind()).isEqualTo(Frame.Kind.PRECEDING);
        assertThat(frame.end().orElseThrow().kind()).isEqualTo(Frame.Kind.UNBOUNDED_FOLLOWING);
        assertThat(frame.exclusion()).isEqualTo(Frame.Exclusion.GROUP);
        Relation.Join join = first("SELECT 1 FROM a FULL JOIN b USING (x, y)", Relation.Join.class);
        assertThat(join.kind()).isEqualTo(Relation.Kind.FULL);
        assertThat(join.using()).containsExactly("x", "y");
        assertThat(first("SELECT 1 FROM a, b CROSS JOIN c", Relation.Join.class).kind())
                .isEqualTo(Relation.Kind.CROSS);
        assertThat(first("SELECT U&\"\\0070g_sleep\"(1)", Expression.Call.class).name())
                .isEqualTo(Name.of("pg_sleep"));
        assertThat(first("SELECT x NOT ILIKE 'a' ESCAPE '!'", Expression.Like.class))
                .satisfies(like -> assertThat(like.negated()).isTrue())
                .satisfies(like -> assertThat(like.escape()).isPresent())
                .satisfies(like -> assertThat(like.matching()).isEqualTo(Expression.Matching.ILIKE));
        assertThat(statement("EXPLAIN (COSTS off) TABLE t").asked()).isInstanceOf(Query.class);
    }

    private static List<String> tables(String sql) {
        return TablesRead.names(statement(sql).root()).stream()
                .map(Name::toString)
                .toList();
    }

    private static List<String> columns(String sql) {
        return OutputColumns.of((Query) statement(sql).root());
    }

    private static <T extends Node> T first(String sql, Class<T> kind) {
        return statement(sql).root().every(kind).findFirst().orElseThrow();
    }

    private static <T extends Node> String text(String sql, Class<T> kind) {
        Statement statement = statement(sql);
        return statement.text(statement.root().every(kind).findFirst().orElseThrow());
    }

    private static Query.Select select(Statement statement) {
        return (Query.Select) ((Query) statement.root()).body();
    }

    private static Statement statement(String sql) {
        return switch (PARSER.parse(sql)) {
            case Parsing.Parsed parsed -> parsed.statement();
            case Parsing other -> throw new AssertionError(other + " <- " + sql);
        };
    }
}
