package dash.databases.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.Sources;
import dash.databases.scope.SourceScope;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.fault.FaultException;
import dash.profile.Matching;
import dash.schema.RelationName;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Through a login that may read and nothing else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StandardSamplerTest {

    private static final RelationName VISITS = new RelationName("public", "Visits");
    private static final RelationName GUESTS = new RelationName("public", "guests");

    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TYPE mood AS ENUM ('glad', 'sad')",
                    "CREATE TABLE guests (id integer PRIMARY KEY, feels mood)",
                    "INSERT INTO guests SELECT g, CASE WHEN g % 3 = 0 THEN 'sad' ELSE 'glad' END::mood FROM generate_series(1, 90) g",
                    "CREATE TABLE \"Visits\" (\"no\" integer, guest integer, \"when\" date)",
                    "INSERT INTO \"Visits\" SELECT g, CASE WHEN g % 10 > 0 THEN g % 100 + 1 END, DATE '2020-01-01' + g"
                            + " FROM generate_series(1, 5000) g",
                    "ANALYZE");
    private final PostgresSource source = new PostgresSource(
            "test",
            Sources.url(database.reader()),
            SourceScope.of("public"),
            ZoneOffset.UTC,
            entry -> {},
            Clock.systemUTC());
    private final StandardSampler sampler = new StandardSampler(source);

    @AfterAll
    void close() {
        source.close();
        database.close();
    }

    @Test
    void rows_are_counted() {
        assertThat(sampler.count(VISITS)).isEqualTo(5000);
    }

    @Test
    void a_small_table_is_read_whole() {
        assertThat(sampler.sample(VISITS, List.of("no", "when"), 10_000).count())
                .isEqualTo(5000);
    }

    @Test
    void a_sample_comes_from_all_over_the_table_and_is_the_same_each_time() {
        Rows sample = sampler.sample(VISITS, List.of("no"), 1000);
        assertThat(sample.count()).isBetween(800, 1000);
        assertThat(sample.column(0))
                .anySatisfy(cell -> assertThat(Integer.parseInt(cell.plain())).isGreaterThan(4_500));
        assertThat(sampler.sample(VISITS, List.of("no"), 1000)).isEqualTo(sample);
    }

    @Test
    void values_of_types_that_the_driver_does_not_know_are_read_too() {
        assertThat(sampler.frequent(GUESTS, "feels", 5).rows())
                .containsExactly(
                        List.of(Cell.text("glad"), Cell.number(60)), List.of(Cell.text("sad"), Cell.number(30)));
    }

    @Test
    void rows_that_find_their_parent_are_counted_and_rows_without_a_value_are_not() {
        assertThat(sampler.matching(VISITS, List.of("guest"), GUESTS, List.of("id"), 10_000))
                .isEqualTo(new Matching(4500, 4050));
        assertThat(sampler.matching(VISITS, List.of("guest", "no"), VISITS, List.of("guest", "no"), 100))
                .isEqualTo(new Matching(100, 100));
    }

    @Test
    void a_table_that_is_not_there_is_a_fault() {
        assertThatThrownBy(() -> sampler.count(new RelationName("public", "nobody")))
                .isInstanceOf(FaultException.class)
                .hasMessageContaining("nobody");
    }
}
