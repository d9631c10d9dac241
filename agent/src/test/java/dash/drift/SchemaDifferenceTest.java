package dash.drift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SchemaDifferenceTest {

    private static final Map<String, String> ORDERS =
            columns("id bigint", "customer bigint", "total numeric(10,2)", "placed date");

    @Test
    void the_same_schema_has_not_changed() {
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.orders", ORDERS)))
                .isEmpty();
    }

    @Test
    void a_column_that_went_and_one_that_came_in_its_place_with_its_type_is_a_rename() {
        Map<String, String> now = columns("id bigint", "customer bigint", "amount numeric(10,2)", "placed date");
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.orders", now)))
                .containsExactly("column public.orders.total was probably renamed to amount"
                        + " [both are numeric(10,2), both are column number 3]");
    }

    @Test
    void a_column_that_moved_to_the_end_is_a_rename_when_its_name_is_alike() {
        Map<String, String> now = columns("id bigint", "customer bigint", "placed date", "total_amount numeric(10,2)");
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.orders", now)))
                .containsExactly("column public.orders.total was probably renamed to total_amount"
                        + " [both are numeric(10,2), the names are alike]");
    }

    @Test
    void columns_with_nothing_in_common_but_their_type_went_and_came() {
        Map<String, String> now =
                columns("id bigint", "placed date", "customer bigint", "weight numeric(10,2)", "x int");
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.orders", now)))
                .containsExactly(
                        "column public.orders.total was removed []",
                        "column public.orders.weight was added []",
                        "column public.orders.x was added []");
    }

    @Test
    void a_retyped_column_tells_what_it_was() {
        Map<String, String> now = columns("id bigint", "customer bigint", "total text", "placed date");
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.orders", now)))
                .containsExactly("column public.orders.total became text [it was numeric(10,2)]");
    }

    @Test
    void a_table_with_the_same_columns_under_another_name_is_a_rename_and_not_a_loss() {
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.sales", ORDERS)))
                .containsExactly("table public.orders was probably renamed to public.sales"
                        + " [4 of 4 columns are there with the same name and type]");
    }

    @Test
    void tables_that_have_nothing_in_common_went_and_came() {
        assertThat(between(Map.of("public.orders", ORDERS), Map.of("public.pets", columns("name text"))))
                .containsExactly("table public.orders was removed []", "table public.pets was added []");
    }

    @Test
    void a_snapshot_survives_being_written_down() {
        SchemaSnapshot snapshot =
                new SchemaSnapshot("f1", Map.of("public.\"odd\nname\"", columns("a b", "c \"quoted\"")));
        assertThat(SchemaSnapshot.read(snapshot.json())).isEqualTo(snapshot);
    }

    private static List<String> between(Map<String, Map<String, String>> before, Map<String, Map<String, String>> now) {
        return SchemaDifference.between(new SchemaSnapshot("a", before), new SchemaSnapshot("b", now)).stream()
                .map(change -> change.inWords() + " " + change.evidence())
                .toList();
    }

    private static Map<String, String> columns(String... written) {
        Map<String, String> columns = new LinkedHashMap<>();
        for (String column : written) {
            String[] parts = column.split(" ", 2);
            columns.put(parts[0], parts[1]);
        }
        return columns;
    }
}
