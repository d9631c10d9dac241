package dash.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SchemaTest {

    private static final Table ORDERS = table("public", "Orders");
    private static final Table LOWER = table("shop", "items");
    private static final Table UPPER = table("shop", "ITEMS");
    private static final Schema SCHEMA = schema();

    private static Schema schema() {
        return new Schema("1", List.of("public", "shop"), List.of(ORDERS, LOWER, UPPER));
    }

    private static Table table(String schema, String name) {
        return new Table(
                new RelationName(schema, name),
                Table.Kind.TABLE,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "",
                -1,
                Optional.empty());
    }

    @Test
    void a_table_is_found_as_it_is_spelled_or_when_only_one_differs_in_case() {
        assertThat(SCHEMA.table(new RelationName("public", "Orders"))).contains(ORDERS);
        assertThat(SCHEMA.table(new RelationName("PUBLIC", "orders"))).contains(ORDERS);
        assertThat(SCHEMA.table(new RelationName("shop", "ITEMS"))).contains(UPPER);
        assertThat(SCHEMA.table(new RelationName("shop", "Items"))).isEmpty();
        assertThat(SCHEMA.table(new RelationName("shop", "orders"))).isEmpty();
    }

    @Test
    void a_written_name_is_looked_up_along_the_search_path() {
        assertThat(SCHEMA.find("orders")).contains(ORDERS);
        assertThat(SCHEMA.find("items")).contains(LOWER);
        assertThat(SCHEMA.find("public.Orders")).contains(ORDERS);
        assertThat(SCHEMA.find("public.items")).isEmpty();
        assertThat(SCHEMA.find("nothing")).isEmpty();
    }

    @Test
    void two_that_tell_the_same_are_equal() {
        assertThat(schema()).isEqualTo(SCHEMA).hasSameHashCodeAs(SCHEMA);
        assertThat(new Schema("2", List.of("public", "shop"), SCHEMA.tables())).isNotEqualTo(SCHEMA);
        assertThat(new Schema("1", List.of("public", "shop"), List.of(ORDERS))).isNotEqualTo(SCHEMA);
    }
}
