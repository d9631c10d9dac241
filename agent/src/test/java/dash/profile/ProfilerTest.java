package dash.profile;

import static dash.profile.TablesInMemory.column;
import static org.assertj.core.api.Assertions.assertThat;

import dash.schema.RelationName;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class ProfilerTest {

    private static final ProfileLimits FEW =
            new ProfileLimits(50, Duration.ofSeconds(5), Duration.ofMinutes(1), 1_000_000);

    private final TablesInMemory source = new TablesInMemory()
            .table(
                    "people",
                    100,
                    column("id", "integer", row -> row),
                    column("email", "text", row -> "p" + row + "@example.com"),
                    column("portrait", "bytea", row -> "\\x00"),
                    column("town", "varchar(20)", row -> row % 2 == 0 ? "Ulm" : row % 5 == 0 ? "NULL" : "Graz"),
                    column("height", "numeric(4,1)", row -> new BigDecimal(row % 2 == 0 ? "180.0" : "171.50")),
                    column("born", "date", row -> LocalDate.of(1990, 1, 1).plusDays(row)));

    private TableProfile profile(ProfileLimits limits) {
        Profiler profiler =
                new Profiler(source, limits, column -> column.column().equals("email"), Clock.systemUTC());
        return profiler.look(source.schema().tables().getFirst()).profile();
    }

    @Test
    void what_a_column_holds_is_counted() {
        ColumnProfile town = profile(ProfileLimits.standard()).column("town").orElseThrow();
        assertThat(town.sort()).isEqualTo(ValueSort.TEXT);
        assertThat(town.values()).isEqualTo(90);
        assertThat(town.missing()).isEqualTo(10);
        assertThat(town.missingShare()).isEqualTo(0.1);
        assertThat(town.distinct()).isEqualTo(2);
        assertThat(town.common()).first().isEqualTo(new Common("Ulm", 50, 50 / 90.0));
        assertThat(town.lengths()).contains(new TextLengths(3, 4, 3.5));
    }

    @Test
    void numbers_and_days_have_a_range_and_texts_have_none() {
        TableProfile profile = profile(ProfileLimits.standard());
        assertThat(profile.column("height").orElseThrow().lowest()).contains("171.5");
        assertThat(profile.column("height").orElseThrow().highest()).contains("180");
        assertThat(profile.column("born").orElseThrow().highest()).contains("1990-04-11");
        assertThat(profile.column("town").orElseThrow().highest()).isEmpty();
    }

    @Test
    void a_column_that_differs_in_every_row_has_no_common_values() {
        ColumnProfile id = profile(ProfileLimits.standard()).column("id").orElseThrow();
        assertThat(id.isUnique()).isTrue();
        assertThat(id.common()).isEmpty();
    }

    @Test
    void sensitive_columns_and_pictures_are_never_asked_for() {
        TableProfile profile = profile(ProfileLimits.standard());
        assertThat(source.asked()).containsExactly("id", "town", "height", "born");
        assertThat(profile.unseen()).containsExactly("email", "portrait");
        assertThat(profile.column("email")).isEmpty();
    }

    @Test
    void a_sample_is_called_one_and_the_rows_are_counted_all_the_same() {
        TableProfile profile = profile(FEW);
        assertThat(profile.sampled()).isEqualTo(50);
        assertThat(profile.total()).isEqualTo(new RowTotal(100, true));
        assertThat(profile.isComplete()).isFalse();
        assertThat(profile.name()).isEqualTo(new RelationName("public", "people"));
    }

    @Test
    void a_table_that_is_too_large_is_not_counted() {
        RowTotal total = profile(new ProfileLimits(50, Duration.ofSeconds(5), Duration.ofMinutes(1), 99))
                .total();
        assertThat(total.inWords()).isEqualTo("about 100 rows");
    }
}
