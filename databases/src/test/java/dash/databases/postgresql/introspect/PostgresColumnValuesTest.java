package dash.databases.postgresql.introspect;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
import dash.fault.Place;
import dash.schema.RelationName;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PostgresColumnValuesTest {

    @Test
    void frequent_values_of_text_columns_are_known_but_not_those_of_sensitive_ones_nor_of_keys() {
        try (TestDatabase database = TestPostgres.shared()
                        .database(
                                "CREATE TABLE orders (id int, status text, email text, reference text)",
                                "INSERT INTO orders SELECT n, (ARRAY['completed','refunded'])[1 + n % 2], 'a@b.c', 'ref ' || n"
                                        + " FROM generate_series(1, 1000) n",
                                "ANALYZE orders");
                PostgresSource source = new PostgresSource(
                        "test",
                        PostgresUrl.parse(database.reader().sourceUrl(), Place.named("test")),
                        SourceScope.of("public").withSensitive(List.of("*.email")),
                        ZoneOffset.UTC,
                        entry -> {},
                        Clock.systemUTC())) {
            ColumnValues values = source.columnValues();
            assertThat(values.of(column("status"))).containsExactlyInAnyOrder("completed", "refunded");
            assertThat(values.of(column("email"))).isEmpty();
            assertThat(values.of(column("reference"))).isEmpty();
            assertThat(values.of(column("none"))).isEmpty();
        }
    }

    private static ColumnName column(String name) {
        return new ColumnName(new RelationName("public", "orders"), name);
    }
}
