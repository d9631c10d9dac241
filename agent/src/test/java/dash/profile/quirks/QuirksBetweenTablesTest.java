package dash.profile.quirks;

import static dash.profile.TablesInMemory.column;
import static org.assertj.core.api.Assertions.assertThat;

import dash.profile.TablesInMemory;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuirksBetweenTablesTest {

    private static final List<String> STATES = List.of("open", "paid", "void");

    @Test
    void a_few_values_that_come_again_are_an_enumeration() {
        List<Quirk> found = Found.in(
                60,
                column("status", "text", row -> STATES.get(row % 3)),
                column("city", "text", row -> row % 2 == 0 ? "Ulm" : "Graz"),
                column("stops", "integer", row -> row % 2),
                column("is_open", "integer", row -> row % 2),
                column("note", "text", row -> row % 2 == 0 ? "fine" : "late"),
                column("constant", "text", row -> "same"));
        assertThat(Found.columns(QuirkKind.ENUMERATION, found)).containsExactly("status", "is_open");
        assertThat(Found.told(QuirkKind.ENUMERATION, found))
                .contains("`status` takes 3 values: 'open' (20), 'paid' (20), 'void' (20)");
    }

    @Test
    void what_refers_to_another_table_is_no_enumeration_and_no_number() {
        List<Quirk> found = Found.in(new TablesInMemory()
                .table("days", 7, column("days_code", "text", row -> Integer.toString(row)))
                .table("stops", 70, column("stop_days", "text", row -> Integer.toString(row % 7 + 1))));
        assertThat(Found.columns(QuirkKind.JOIN_BY_INCLUSION, found)).containsExactly("stop_days");
        assertThat(Found.columns(QuirkKind.ENUMERATION, found)).isEmpty();
        assertThat(Found.columns(QuirkKind.NUMBER_AS_TEXT, found)).isEmpty();
    }

    @Test
    void a_column_that_identifies_rows_is_told_where_no_constraint_says_so() {
        List<Quirk> found = Found.in(new TablesInMemory()
                .table(
                        "plants",
                        20,
                        column("plant_id", "integer", row -> row),
                        column("plant_name", "text", row -> "p" + row),
                        column("low_bed_number", "integer", row -> row * 2))
                .table("beds", List.of(List.of("id")), 20, column("id", "integer", row -> row)));
        assertThat(Found.columns(QuirkKind.KEY_WITHOUT_CONSTRAINT, found)).containsExactly("plant_id");
    }

    @Test
    void a_key_that_is_unique_in_the_sample_only_is_none() {
        List<Quirk> found = Found.in(
                10_050,
                column("thing_id", "integer", row -> row > 10_000 ? row - 10_000 : row),
                column("x", "text", row -> "v"));
        assertThat(Found.columns(QuirkKind.KEY_WITHOUT_CONSTRAINT, found)).isEmpty();
    }

    @Test
    void the_same_values_under_another_name_are_told() {
        List<Quirk> found = Found.in(new TablesInMemory()
                .table("drivers", 80, column("driver_tag", "text", row -> "T" + row % 50))
                .table("wins", 60, column("name_tag", "text", row -> "T" + row % 30))
                .table("places", 60, column("venue", "text", row -> "V" + row % 30)));
        assertThat(Found.told(QuirkKind.SAME_MEANING, found))
                .containsExactly("`drivers.driver_tag` and `wins.name_tag` mean the same:"
                        + " 100% of the values of the one are in the other");
    }
}
