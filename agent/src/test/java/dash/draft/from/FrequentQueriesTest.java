package dash.draft.from;

import static org.assertj.core.api.Assertions.assertThat;

import dash.draft.from.FrequentQueries.Frequent;
import dash.knowledge.Item;
import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** In the form in which PostgreSQL 15 keeps statements. */
final class FrequentQueriesTest {

    private static List<Item> read(Frequent... frequent) {
        return FrequentQueries.read(Arrays.asList(frequent), Docks.schema(), Docks.STATEMENTS)
                .items();
    }

    private static Optional<QueryPattern> often(String sql) {
        return read(new Frequent(sql, 900)).stream()
                .map(QueryPattern.class::cast)
                .findFirst();
    }

    @Test
    void what_a_server_was_asked_often_is_a_pattern() {
        List<Item> items = read(
                new Frequent("SELECT count(*) FROM ships", 400),
                new Frequent("SELECT 1 FROM pg_catalog.pg_class", 800),
                new Frequent("SELECT 2 FROM ships", 1));
        assertThat(items)
                .singleElement()
                .satisfies(item ->
                        assertThat(((QueryPattern) item).description()).isEqualTo("Ran 400 times on the server"));
    }

    @Test
    void a_forgotten_value_that_a_column_is_compared_with_becomes_a_parameter() {
        QueryPattern pattern = often("SELECT name FROM ships s WHERE s.flag = $1 ORDER BY name LIMIT $2")
                .orElseThrow();
        assertThat(pattern.sql())
                .isEqualTo("SELECT name FROM ships s WHERE s.flag = {{flag}} ORDER BY name LIMIT {{top}}");
        assertThat(pattern.parameters())
                .containsExactly(
                        new Parameter("flag", Parameter.Type.TEXT, Optional.of("ships.flag"), Optional.empty()),
                        new Parameter("top", Parameter.Type.TOP, Optional.empty(), Optional.of("10")));
    }

    @Test
    void a_value_that_nothing_tells_of_is_not_made_up() {
        assertThat(often("SELECT date_trunc($1, moored_on), count(*) FROM berths GROUP BY 1"))
                .isEmpty();
        assertThat(often("SELECT name FROM ships WHERE name ILIKE $1")).isEmpty();
        assertThat(often("SELECT name FROM ships WHERE flag IN ($1, $2)")).isEmpty();
        assertThat(often("SELECT 1 FROM ships JOIN berths USING (ship_id) WHERE ship_id = $1"))
                .isEmpty();
        assertThat(often("SELECT fee FROM berths WHERE fee > $1 + $2")).isEmpty();
    }
}
