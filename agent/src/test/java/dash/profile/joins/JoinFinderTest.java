package dash.profile.joins;

import static dash.profile.TablesInMemory.column;
import static org.assertj.core.api.Assertions.assertThat;

import dash.profile.ProfileLimits;
import dash.profile.Profiler;
import dash.profile.TableProfile;
import dash.profile.TablesInMemory;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

class JoinFinderTest {

    private static final List<List<String>> BY_ID = List.of(List.of("id"));

    private static List<String> joins(TablesInMemory source) {
        Profiler profiler = new Profiler(source, ProfileLimits.standard(), column -> false, Clock.systemUTC());
        List<TableProfile> profiles = source.schema().tables().stream()
                .map(table -> profiler.look(table).profile())
                .toList();
        return new JoinFinder(source, ProfileLimits.standard())
                .find(source.schema(), profiles).stream()
                        .map(join -> join.child().name() + "." + String.join("+", join.columns()) + " -> "
                                + join.parent().name() + "." + String.join("+", join.parentColumns()))
                        .toList();
    }

    private static TablesInMemory customers() {
        return new TablesInMemory()
                .table(
                        "customers",
                        BY_ID,
                        40,
                        column("id", "integer", row -> row),
                        column("name", "text", row -> "c" + row));
    }

    @Test
    void a_column_named_after_a_table_refers_to_its_key() {
        assertThat(joins(customers().table("orders", 90, column("customer_id", "integer", row -> row % 40 + 1))))
                .containsExactly("orders.customer_id -> customers.id");
    }

    @Test
    void a_role_before_the_name_does_not_hide_it() {
        assertThat(joins(customers().table("orders", 90, column("billing_customer_id", "bigint", row -> row % 40 + 1))))
                .containsExactly("orders.billing_customer_id -> customers.id");
    }

    @Test
    void another_word_for_the_same_needs_every_row_to_match() {
        assertThat(joins(customers().table("tickets", 90, column("client_ref", "integer", row -> row % 40 + 1))))
                .containsExactly("tickets.client_ref -> customers.id");
        assertThat(joins(customers().table("tickets", 90, column("client_ref", "integer", row -> row % 45 + 1))))
                .isEmpty();
    }

    @Test
    void small_numbers_that_only_happen_to_be_there_are_no_join() {
        assertThat(joins(customers()
                        .table(
                                "orders",
                                90,
                                column("quantity", "integer", row -> row % 5 + 1),
                                column("num_customers", "integer", row -> row % 5 + 1),
                                column("rating", "integer", row -> row % 5 + 1))))
                .isEmpty();
    }

    @Test
    void values_that_are_not_there_are_no_join() {
        assertThat(joins(customers().table("orders", 90, column("customer_id", "integer", row -> row * 100))))
                .isEmpty();
    }

    @Test
    void somebody_of_the_same_table_is_found() {
        assertThat(joins(new TablesInMemory()
                        .table(
                                "employees",
                                List.of(List.of("employee_id")),
                                9,
                                column("employee_id", "integer", row -> row),
                                column("reports_to", "integer", row -> row == 1 ? "NULL" : (Object) (row / 2 + 1)))))
                .containsExactly("employees.reports_to -> employees.employee_id");
    }

    @Test
    void of_two_tables_with_the_same_unique_column_the_one_named_after_it_is_the_parent() {
        assertThat(joins(new TablesInMemory()
                        .table("aircraft", 8, column("aircraft_code", "text", row -> "A" + row))
                        .table("equipment", 8, column("aircraft_code", "text", row -> "A" + row))))
                .containsExactly("equipment.aircraft_code -> aircraft.aircraft_code");
    }

    @Test
    void names_without_anything_between_their_words_are_taken_apart() {
        assertThat(joins(new TablesInMemory()
                        .table("paper", 8, column("paperid", "integer", row -> row))
                        .table("cite", 30, column("citingpaperid", "integer", row -> row % 8 + 1))))
                .containsExactly("cite.citingpaperid -> paper.paperid");
    }

    @Test
    void an_empty_table_is_believed_by_its_names_where_the_key_is_declared() {
        assertThat(joins(customers().table("notes", 0, column("customer_id", "integer", row -> row))))
                .containsExactly("notes.customer_id -> customers.id");
    }

    @Test
    void what_the_database_declares_is_not_found_again() {
        TablesInMemory source = customers()
                .table("orders", 90, column("customer_id", "integer", row -> row % 40 + 1))
                .declaring("orders", "customer_id", "customers", "id");
        assertThat(joins(source)).isEmpty();
    }

    @Test
    void a_key_of_two_columns_is_found_where_both_are() {
        assertThat(joins(new TablesInMemory()
                        .table(
                                "order_lines",
                                List.of(List.of("order_no", "line")),
                                20,
                                column("order_no", "integer", row -> 100 + row / 2),
                                column("line", "integer", row -> row % 2))
                        .table(
                                "deliveries",
                                30,
                                column("order_no", "integer", row -> 100 + (row % 20 + 1) / 2),
                                column("line", "integer", row -> (row % 20 + 1) % 2))))
                .containsExactly("deliveries.order_no+line -> order_lines.order_no+line");
    }
}
