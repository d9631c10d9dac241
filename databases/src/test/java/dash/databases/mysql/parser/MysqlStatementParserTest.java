package dash.databases.mysql.parser;

import static org.assertj.core.api.Assertions.assertThat;

import dash.statement.Conjuncts;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import dash.statement.TypeName;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class MysqlStatementParserTest {

    private static final MysqlStatementParser PARSER = new MysqlStatementParser();

    @AfterAll
    static void close() {
        PARSER.close();
    }

    private static Statement statement(String sql) {
        Parsing parsing = PARSER.parse(sql);
        assertThat(parsing).as(sql).isInstanceOf(Parsing.Parsed.class);
        return ((Parsing.Parsed) parsing).statement();
    }

    private static Query.Select select(Statement statement) {
        return (Query.Select) ((Query) statement.root()).body();
    }

    private static List<String> texts(Statement statement, Class<? extends Node> kind) {
        return statement.root().every(kind).map(statement::text).toList();
    }

    @Test
    void every_part_knows_its_own_text() {
        Statement statement = statement("""
                -- last month
                SELECT c.Name AS `The name`, SUM(o.amount_cents * (1 - 0.1)) / 100 total, COUNT(DISTINCT o.id)
                FROM customers AS c /* all of them */ LEFT JOIN orders o ON (o.customer_id = c.id)
                WHERE o.status IN ('a;b', "it's") AND NOT (c.is_test) AND o.ordered_at >= NOW() - INTERVAL 30 DAY
                GROUP BY c.Name HAVING total > 5 ORDER BY total DESC LIMIT 5 OFFSET 2;
                """);
        Query.Select select = select(statement);
        assertThat(select.items())
                .extracting(statement::text)
                .containsExactly(
                        "c.Name AS `The name`", "SUM(o.amount_cents * (1 - 0.1)) / 100 total", "COUNT(DISTINCT o.id)");
        assertThat(texts(statement, Relation.Table.class)).containsExactly("customers AS c", "orders o");
        assertThat(texts(statement, Relation.Join.class))
                .containsExactly("customers AS c /* all of them */ LEFT JOIN orders o ON (o.customer_id = c.id)");
        assertThat(Conjuncts.of(select.where()))
                .extracting(statement::text)
                .containsExactly(
                        "o.status IN ('a;b', \"it's\")", "NOT (c.is_test)", "o.ordered_at >= NOW() - INTERVAL 30 DAY");
        assertThat(texts(statement, Expression.Call.class))
                .containsExactly("SUM(o.amount_cents * (1 - 0.1))", "COUNT(DISTINCT o.id)", "NOW()");
        assertThat(statement.text(((Query) statement.root()).limit().orElseThrow()))
                .isEqualTo("5");
        assertThat(statement.text(((Query) statement.root()).offset().orElseThrow()))
                .isEqualTo("2");
        assertThat(select.items().getFirst().alias()).contains("the name");
    }

    @Test
    void a_part_inside_brackets_is_inside_its_parent() {
        for (String sql : List.of(
                "SELECT (a + b) * (c - (d)) FROM t",
                "SELECT CASE WHEN (a) THEN ((b)) ELSE (SELECT MAX(x) FROM (SELECT 1 x) y) END FROM t",
                "(SELECT a FROM t) UNION ALL (SELECT b FROM u ORDER BY 1 LIMIT 2) ORDER BY 1",
                "WITH a (x) AS (SELECT 1), b AS (SELECT x FROM a) SELECT SUM(x) OVER (PARTITION BY x ORDER BY x ROWS 1"
                        + " PRECEDING) FROM b WHERE x BETWEEN 1 AND (2) AND x LIKE CONCAT('a', 'b') ESCAPE '!'",
                "SELECT CAST(a AS DECIMAL(10,2)), EXTRACT(YEAR FROM b), TRIM(LEADING 'x' FROM c) FROM t WINDOW w AS ()")) {
            Statement statement = statement(sql);
            statement
                    .root()
                    .everything()
                    .forEach(parent -> parent.children().forEach(child -> {
                        assertThat(child.span().from())
                                .as(sql + " " + child)
                                .isGreaterThanOrEqualTo(parent.span().from());
                        assertThat(child.span().to())
                                .as(sql + " " + child)
                                .isLessThanOrEqualTo(parent.span().to());
                    }));
        }
    }

    @Test
    void an_edit_of_a_part_gives_a_statement_again() {
        Statement statement = statement("SELECT a FROM t WHERE x = 'it''s' AND (y > 1)");
        Expression condition = Conjuncts.of(select(statement).where()).getFirst();
        assertThat(Edits.apply(statement, List.of(new Edit(condition.span(), "x = 'else'"))))
                .contains("SELECT a FROM t WHERE x = 'else' AND (y > 1)");
    }

    @Test
    void columns_are_folded_and_tables_are_not() {
        Statement statement = statement("SELECT T.Amount, `Other` FROM Shop.Orders T");
        assertThat(statement
                        .root()
                        .every(Expression.Column.class)
                        .map(column -> column.name().toString()))
                .containsExactly("T.amount", "other");
        assertThat(statement
                        .root()
                        .every(Relation.Table.class)
                        .map(table -> table.name().toString()))
                .containsExactly("Shop.Orders");
    }

    @Test
    void a_table_called_in_another_case_is_not_understood() {
        assertThat(PARSER.parse("SELECT C.* FROM customers c")).isInstanceOf(Parsing.NotUnderstood.class);
        assertThat(PARSER.parse("SELECT CUSTOMERS.email FROM customers")).isInstanceOf(Parsing.NotUnderstood.class);
    }

    @Test
    void operators_have_the_meaning_they_have_everywhere() {
        Statement statement = statement("SELECT a != 1, b NOT LIKE 'x', c <=> d, e MOD 2, NOT f REGEXP 'g', h || i");
        assertThat(statement
                        .root()
                        .every(Expression.Operation.class)
                        .map(operation -> operation.operator().symbol()))
                .containsExactly("<>", "%", "regexp");
        assertThat(statement
                        .root()
                        .every(Expression.Like.class)
                        .map(like -> like.operator().symbol()))
                .containsExactly("!~~");
        assertThat(statement.root().every(Expression.DistinctFrom.class).map(Expression.DistinctFrom::negated))
                .containsExactly(true);
        assertThat(statement.root().every(Expression.Logical.class).map(Expression.Logical::connective))
                .containsExactly(Expression.Connective.OR);
    }

    @Test
    void operators_bind_as_the_servers_say() {
        assertThat(texts(statement("SELECT a + b * c - d"), Expression.Operation.class))
                .containsExactly("a + b * c - d", "a + b * c", "b * c");
        assertThat(texts(statement("SELECT NOT a = b"), Expression.Operation.class))
                .containsExactly("a = b");
        assertThat(texts(statement("SELECT a = b AND c OR d"), Expression.Logical.class))
                .containsExactly("a = b AND c OR d", "a = b AND c");
        assertThat(texts(statement("SELECT -a + 1"), Expression.Operation.class))
                .containsExactly("-a + 1", "-a");
    }

    @Test
    void an_interval_reads_like_everywhere_else() {
        Statement statement = statement("SELECT a - INTERVAL '30' DAY, a + INTERVAL b MONTH, INTERVAL(1, 2)");
        assertThat(statement.root().every(Expression.Cast.class))
                .singleElement()
                .satisfies(cast -> {
                    assertThat(cast.type().name().last()).isEqualTo("interval");
                    assertThat(((Expression.Literal) cast.value()).value()).isEqualTo("30 day");
                });
        assertThat(texts(statement, Expression.Construct.class)).containsExactly("INTERVAL b MONTH");
        assertThat(texts(statement, Expression.Call.class)).containsExactly("INTERVAL(1, 2)");
    }

    @Test
    void texts_arrive_decoded() {
        Statement statement = statement("SELECT 'it''s', \"a\"\"b\", 'x\\ty\\\\', 'a' 'b', '\\%'");
        assertThat(statement.root().every(Expression.Literal.class).map(Expression.Literal::value))
                .containsExactly("it's", "a\"b", "x\ty\\", "ab", "\\%");
    }

    @Test
    void types_and_their_modifiers_are_there() {
        assertThat(texts(statement("SELECT CAST(a AS DECIMAL(10,2)), CONVERT(b, UNSIGNED INTEGER)"), TypeName.class))
                .containsExactly("DECIMAL(10,2)", "UNSIGNED INTEGER");
    }

    @Test
    void a_mistake_is_told_where_it_is() {
        assertThat(PARSER.parse("SELECT a FRM t WHERE"))
                .isEqualTo(new Parsing.Unparsable("syntax error at or near \"t\"", 13));
        assertThat(PARSER.parse("SELECT a FROM")).isEqualTo(new Parsing.Unparsable("syntax error at the end", 13));
    }

    @Test
    void a_flood_ends_in_a_refusal() {
        List<String> floods = List.of(
                "SELECT " + "(".repeat(40_000) + "1" + ")".repeat(40_000),
                "SELECT " + "(".repeat(290) + "1" + ")".repeat(290),
                "SELECT " + "NOT ".repeat(20_000) + "1",
                "SELECT " + "- ".repeat(30_000) + "1",
                "SELECT 1" + " + 1".repeat(20_000),
                "SELECT 1" + " UNION SELECT 1".repeat(5_000),
                "SELECT 1 FROM t" + " JOIN t".repeat(10_000),
                "SELECT " + "CASE WHEN ".repeat(5_000),
                "SELECT * FROM " + "(SELECT * FROM ".repeat(290) + "t" + ") x".repeat(290),
                "SELECT " + "f(".repeat(290) + ")".repeat(290),
                "SELECT " + "a.".repeat(40_000) + "b",
                "SELECT '" + "a".repeat(101 * 1024) + "'",
                "SELECT 1 WHERE 1 IN (" + "1, ".repeat(30_000) + "1)",
                "(".repeat(299) + "SELECT 1" + ")".repeat(299));
        for (String flood : floods) {
            // Whatever it is, it comes back.
            assertThat(PARSER.parse(flood)).isNotNull();
        }
        assertThat(PARSER.parse("SELECT 1")).isInstanceOf(Parsing.Parsed.class);
    }

    @Test
    void halves_and_zeros_are_refused() {
        assertThat(PARSER.parse("SELECT '\ud800'")).isInstanceOf(Parsing.Unparsable.class);
        assertThat(PARSER.parse("SELECT 1\0")).isInstanceOf(Parsing.Unparsable.class);
    }

    @Test
    void mutated_texts_never_throw() {
        String seed =
                "WITH a AS (SELECT `x`, COUNT(*) n FROM t WHERE y = 'it\\'s' -- c\n GROUP BY 1) SELECT CASE WHEN n > 1"
                        + " THEN \"q\" END, SUM(n) OVER (ORDER BY x) FROM a JOIN b USING (x) /* k */ ORDER BY 1 LIMIT 3;";
        Random random = new Random(7);
        String letters = "();,.'\"`\\-#/*@:=<>!{}? \n1eXselectfromWITHunionÄ\u017f";
        for (int round = 0; round < 3_000; round++) {
            StringBuilder text = new StringBuilder(seed);
            for (int change = 0; change < 1 + random.nextInt(4); change++) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, letters.charAt(random.nextInt(letters.length())));
                    default -> text.setCharAt(at, letters.charAt(random.nextInt(letters.length())));
                }
            }
            assertThat(PARSER.parse(text.toString())).as(text.toString()).isNotNull();
        }
    }
}
