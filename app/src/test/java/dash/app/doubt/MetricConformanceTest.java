package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.doubt.MetricConformance;
import dash.doubt.MetricConformance.Conformance;
import dash.knowledge.Metric;
import dash.schema.Column;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.statement.Parsing;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MetricConformanceTest {

    private static final Schema SCHEMA = new Schema(
            "f",
            List.of("public"),
            List.of(
                    table("sale", List.of("id"), "id", "shop", "state", "cents", "test"),
                    table("shop", List.of("id"), "id", "name", "closed_on")));
    private static final Metric SALES = metric(
            Optional.of("round(sum(sale.cents) / 100.0, 2)"),
            List.of(
                    "sale.state IN ('paid', 'sent')",
                    "NOT sale.test",
                    "sale.shop IN (SELECT id FROM shop WHERE closed_on IS NULL)"));

    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();
    private final MetricConformance conformance = new MetricConformance(parser);

    @AfterAll
    void close() {
        parser.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT sum(cents) / 100 FROM sale JOIN shop ON shop.id = sale.shop"
                        + " WHERE state IN ('sent', 'paid') AND test = false AND closed_on IS NULL",
                "SELECT sum(0.01 * s.cents) FROM sale AS s, shop p WHERE p.id = s.shop AND (s.state = 'paid' OR 'sent' = s.state)"
                        + " AND s.test IS NOT TRUE AND p.closed_on IS NULL",
                "WITH good AS (SELECT * FROM public.sale WHERE NOT (test OR state NOT IN ('paid', 'sent')))"
                        + " SELECT shop.name, round(sum(good.cents)::numeric / 100, 1) FROM good JOIN shop ON shop.id = good.shop"
                        + " WHERE shop.closed_on IS NULL GROUP BY shop.name",
                "SELECT sum(cents) FILTER (WHERE state = ANY (ARRAY['paid', 'sent'])) / 100.0 FROM sale"
                        + " WHERE NOT test AND EXISTS (SELECT 1 FROM shop WHERE shop.id = sale.shop AND closed_on IS NULL)"
            })
    void other_words_for_the_same_are_honoured(String sql) {
        assertThat(check(SALES, sql)).isEqualTo(new Conformance(Optional.empty(), List.of()));
    }

    @Test
    void what_is_missing_is_named_as_the_metric_writes_it() {
        assertThat(check(SALES, "SELECT sum(cents) / 100.0 FROM sale WHERE state = 'paid'"))
                .isEqualTo(new Conformance(Optional.empty(), SALES.filters()));
        assertThat(check(
                                SALES,
                                "SELECT avg(cents) / 100.0 FROM sale JOIN shop ON shop.id = shop WHERE NOT test"
                                        + " AND state IN ('paid', 'sent') AND closed_on IS NULL")
                        .expression())
                .isEqualTo(SALES.expression());
        assertThat(check(SALES, "SELECT sum(cents) FROM sale WHERE test AND state NOT IN ('paid', 'sent')")
                        .filters())
                .hasSize(3);
    }

    @Test
    void a_template_asks_for_its_own_conditions_and_not_for_its_variables() {
        Metric template = new Metric(
                "Sales",
                "",
                Optional.of(
                        "SELECT sum(s.cents) FROM sale s WHERE s.state = 'paid' AND s.id > {{first}} AND {{date_range}}"),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                "",
                List.of(),
                "",
                "",
                List.of(),
                List.of(),
                List.of(),
                "");
        assertThat(check(template, "SELECT sum(cents) FROM sale WHERE 'paid' = state")
                        .honoured())
                .isTrue();
        assertThat(check(template, "SELECT sum(cents) FROM sale").filters()).containsExactly("sale.state in {'paid'}");
    }

    @Test
    void counting_rows_a_key_or_distinct_keys_is_the_same_and_another_table_is_not() {
        Metric count = metric(Optional.of("count(*)"), List.of());
        assertThat(check(count, "SELECT count(id) FROM sale").honoured()).isTrue();
        assertThat(check(count, "SELECT count(DISTINCT sale.id) FROM sale JOIN shop ON shop.id = sale.shop")
                        .honoured())
                .isTrue();
        assertThat(check(count, "SELECT sum(CASE WHEN test THEN 1 ELSE 0 END) FROM sale")
                        .honoured())
                .isTrue();
        assertThat(check(count, "SELECT count(*) FROM shop").honoured()).isFalse();
    }

    @Test
    void a_metric_in_prose_asks_nothing() {
        Metric prose = Metric.prose("Sales", "all of them", Optional.of("sale"), "add them up");
        assertThat(check(prose, "SELECT 1").honoured()).isTrue();
    }

    private Conformance check(Metric metric, String sql) {
        if (!(parser.parse(sql) instanceof Parsing.Parsed parsed)) {
            throw new IllegalArgumentException(sql);
        }
        return conformance.check(metric, parsed.statement(), SCHEMA);
    }

    private static Metric metric(Optional<String> expression, List<String> filters) {
        return new Metric(
                "Sales",
                "",
                Optional.empty(),
                expression,
                Optional.of("sale"),
                filters,
                Optional.empty(),
                "",
                List.of(),
                "",
                "",
                List.of(),
                List.of(),
                List.of(),
                "");
    }

    private static Table table(String name, List<String> key, String... columns) {
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                List.of(columns).stream()
                        .map(column -> new Column(column, "text", true, "", List.of()))
                        .toList(),
                List.of(key),
                List.of(),
                List.of(),
                "",
                10,
                Optional.empty());
    }
}
