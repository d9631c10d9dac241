package dash.databases.duckdb.parser;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.duckdb.DuckSources;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Root;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the tree says, and that every part of it knows its text. */
class DuckdbTreeTest {

    private static Statement read(String sql) {
        Parsing parsing = DuckSources.PARSER.parse(sql);
        assertThat(parsing).as(sql).isInstanceOf(Parsing.Parsed.class);
        return ((Parsing.Parsed) parsing).statement();
    }

    private static Query.Select select(Statement statement) {
        return (Query.Select) ((Query) statement.asked()).body();
    }

    private static <T extends Node> List<String> texts(String sql, Class<T> kind) {
        Statement statement = read(sql);
        return statement.root().every(kind).map(statement::text).toList();
    }

    @Test
    void items_conditions_and_relations_are_exactly_their_text() {
        Statement statement = read("""
                SELECT o.ID, sum(amount_cents) FILTER (WHERE status <> 'x') AS "Total ä", (a+b)*c d
                FROM Orders o LEFT JOIN customers AS c ON c.id=o.customer_id, range(3) r(n)
                WHERE (status = 'ü' OR x IS NOT NULL) AND y NOT BETWEEN 1 AND -2 AND z::DATE >= DATE '2024-01-01'""");
        Query.Select select = select(statement);
        assertThat(select.items().stream().map(statement::text))
                .containsExactly("o.ID", "sum(amount_cents) FILTER (WHERE status <> 'x') AS \"Total ä\"", "(a+b)*c d");
        assertThat(select.from().stream().map(statement::text))
                .containsExactly("Orders o LEFT JOIN customers AS c ON c.id=o.customer_id", "range(3) r(n)");
        Expression.Logical where = (Expression.Logical) select.where().orElseThrow();
        assertThat(where.operands().stream().map(statement::text))
                .containsExactly(
                        "status = 'ü' OR x IS NOT NULL", "y NOT BETWEEN 1 AND -2", "z::DATE >= DATE '2024-01-01'");
        assertThat(select.items().get(1).alias()).contains("total ä");
    }

    @Test
    void an_edit_of_a_span_gives_the_statement_with_that_part_exchanged() {
        Statement statement = read("SELECT count(*) AS n FROM orders WHERE lower(status) = 'paid' AND id > 3");
        Expression condition = ((Expression.Logical) select(statement).where().orElseThrow())
                .operands()
                .getFirst();
        assertThat(Edits.apply(statement, List.of(new Edit(condition.span(), "status = 'PAID'"))))
                .contains("SELECT count(*) AS n FROM orders WHERE status = 'PAID' AND id > 3");
    }

    @Test
    void names_are_folded_and_calls_are_what_they_are_elsewhere() {
        assertThat(TablesRead.names(read("SELECT * FROM Main.\"ORDERS\" JOIN Customers USING (Id)")
                        .root()))
                .containsExactly(Name.of("main", "orders"), Name.of("customers"));
        Expression.Call count = read("SELECT COUNT(*) FROM t")
                .root()
                .every(Expression.Call.class)
                .findFirst()
                .orElseThrow();
        assertThat(count.name()).isEqualTo(Name.of("count"));
        assertThat(count.star()).isTrue();
        Expression.Call year = read("SELECT EXTRACT(YEAR FROM d) FROM t")
                .root()
                .every(Expression.Call.class)
                .findFirst()
                .orElseThrow();
        assertThat(year.name()).isEqualTo(Name.of("extract"));
        assertThat(year.sqlSyntax()).isTrue();
        assertThat(read("SELECT a.upper() FROM t")
                        .root()
                        .every(Expression.Call.class)
                        .findFirst())
                .hasValueSatisfying(call -> assertThat(call.arguments()).hasSize(1));
    }

    @Test
    void operators_have_the_neutral_spelling() {
        assertThat(read("SELECT a LIKE 'x', a NOT LIKE 'x', a ILIKE 'x', a NOT ILIKE 'x', a LIKE 'x' ESCAPE '!'")
                        .root()
                        .every(Expression.Like.class)
                        .map(like -> like.operator().symbol() + like.negated()))
                .containsExactly("~~false", "!~~true", "~~*false", "!~~*true", "~~false");
        assertThat(texts("SELECT a != b, a <> b, a IS NOT DISTINCT FROM b", Expression.Operation.class))
                .containsExactly("a != b", "a <> b");
        assertThat(texts("SELECT a IS TRUE, b IS NOT FALSE", Expression.BooleanTest.class))
                .containsExactly("a IS TRUE", "b IS NOT FALSE");
        assertThat(texts("SELECT INTERVAL 3 DAY, INTERVAL '1 month', DATE '2024-01-01'", Expression.Cast.class))
                .containsExactly("INTERVAL 3 DAY", "INTERVAL '1 month'", "DATE '2024-01-01'");
        assertThat(texts("SELECT a IN (1, 2), b NOT IN (3)", Expression.InList.class))
                .containsExactly("a IN (1, 2)", "b NOT IN (3)");
        assertThat(texts("SELECT 1 WHERE NOT (a = ANY (SELECT 1)) AND b IN (SELECT 2)", Expression.InSubquery.class))
                .containsExactly("b IN (SELECT 2)");
    }

    @Test
    void group_by_all_means_every_item_without_an_aggregate() {
        Grouping all = select(read("SELECT status, Upper(x), sum(y) FROM t GROUP BY ALL"))
                .grouping()
                .orElseThrow();
        assertThat(all.elements()).hasSize(2);
        Grouping rollup = select(read("SELECT a, b, sum(y) FROM t GROUP BY ROLLUP (a, b)"))
                .grouping()
                .orElseThrow();
        assertThat(rollup.elements())
                .singleElement()
                .isInstanceOfSatisfying(
                        Grouping.Sets.class, sets -> assertThat(sets.kind()).isEqualTo(Grouping.Kind.ROLLUP));
    }

    @Test
    void pivots_with_and_without_values_are_read_as_written() {
        Statement dynamic = read("WITH x AS (PIVOT Orders ON status, year(d) USING sum(n) GROUP BY c) FROM x");
        Relation.Construct pivot =
                dynamic.root().every(Relation.Construct.class).findFirst().orElseThrow();
        assertThat(dynamic.text(pivot)).isEqualTo("PIVOT Orders ON status, year(d) USING sum(n)");
        assertThat(pivot.every(Expression.Column.class)
                        .map(column -> column.name().last()))
                .contains("status", "d", "n", "c");
        assertThat(pivot.every(Expression.Literal.class)).isEmpty();
        assertThat(texts("SELECT * FROM t PIVOT (sum(a) FOR b IN (1, 2))", Relation.Construct.class))
                .hasSize(1);
        assertThat(texts("UNPIVOT t ON a, b INTO NAME n VALUE v", Relation.Construct.class))
                .hasSize(1);
        assertThat(texts("DESCRIBE orders", Relation.Table.class)).containsExactly("orders");
    }

    @Test
    void explain_is_around_what_it_explains() {
        Root root = read("explain (format json) SELECT 1").root();
        assertThat(root).isInstanceOfSatisfying(Root.Explain.class, explain -> {
            assertThat(explain.options()).containsExactly(new Root.Option("format", "json"));
            assertThat(explain.inner()).isInstanceOf(Query.class);
        });
        assertThat(read("DROP TABLE t").root()).isEqualTo(new Root.Command(new dash.statement.Span(0, 12), "DROP"));
    }

    @Test
    void whatever_the_text_the_answer_is_a_value() {
        Stream.of(
                        "",
                        ";",
                        "SELECT",
                        "SELECT '",
                        "SELECT \"",
                        "/*",
                        "PIVOT",
                        "PIVOT t ON",
                        "EXPLAIN",
                        "EXPLAIN (",
                        "WITH",
                        "SELECT 1 FROM t PIVOT",
                        "(".repeat(299),
                        "SELECT " + "(".repeat(290) + "1" + ")".repeat(290),
                        "SELECT 1" + " + 1".repeat(3_000),
                        "SELECT " + "NOT ".repeat(5_000) + "true",
                        "\uFEFFSELECT 1",
                        "SELECT 'ü\uD83D\uDE00', x FROM t")
                .forEach(sql -> assertThat(DuckSources.PARSER.parse(sql)).isNotNull());
        assertThat(DuckSources.PARSER.parse("SELECT 1\0")).isInstanceOf(Parsing.Unparsable.class);
        assertThat(DuckSources.PARSER.parse("SELECT '\uD83D'")).isInstanceOf(Parsing.Unparsable.class);
        assertThat(DuckSources.PARSER.parse("SELECT '" + "x".repeat(110_000) + "'"))
                .isInstanceOf(Parsing.TooMuch.class);
        assertThat(DuckSources.PARSER.parse("SELECT " + "(".repeat(400) + "1" + ")".repeat(400)))
                .isInstanceOf(Parsing.TooMuch.class);
        assertThat(DuckSources.PARSER.parse("SELECT 1; SELECT 2")).isEqualTo(new Parsing.NotOne(2));
        assertThat(read("SELECT 1").root()).isInstanceOf(Query.class);
    }
}
