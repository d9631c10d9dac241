package dash.profile.quirks;

import static dash.profile.TablesInMemory.column;
import static org.assertj.core.api.Assertions.assertThat;

import dash.profile.TablesInMemory;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuirksOfTablesTest {

    private static final LocalDate NEW_YEAR = LocalDate.of(2024, 1, 1);

    @Test
    void rows_that_are_there_twice_are_told() {
        List<Quirk> found = Found.in(
                30, column("code", "text", row -> "c" + row % 20), column("weight", "integer", row -> row % 20));
        assertThat(Found.told(QuirkKind.DUPLICATED_ROWS, found))
                .containsExactly("10 of 30 rows are there a second time, alike in every column");
    }

    @Test
    void rows_that_were_loaded_twice_are_told_though_their_own_numbers_differ() {
        List<Quirk> found = Found.in(new TablesInMemory()
                .table(
                        "bills",
                        List.of(List.of("id")),
                        110,
                        column("id", "integer", row -> row),
                        column("bill_number", "text", row -> "B" + (row > 100 ? row - 100 : row)),
                        column("amount", "integer", row -> (row > 100 ? row - 100 : row) * 3),
                        column("source_system", "text", row -> row > 100 ? "new" : "old")));
        assertThat(Found.told(QuirkKind.DUPLICATED_ROWS, found))
                .containsExactly("10 of 110 rows are there a second time, alike but for `id` and `source_system`;"
                        + " for instance `bill_number` 'B1', 'B10', …");
    }

    @Test
    void rows_that_are_alike_by_chance_are_not() {
        List<Quirk> found = Found.in(new TablesInMemory()
                .table(
                        "throws",
                        List.of(List.of("id")),
                        110,
                        column("id", "integer", row -> row),
                        column("one", "integer", row -> row % 6),
                        column("other", "integer", row -> row % 5)));
        assertThat(Found.columns(QuirkKind.DUPLICATED_ROWS, found)).isEmpty();
    }

    @Test
    void a_counter_that_only_grows_in_each_group_is_a_running_total() {
        List<Quirk> found = Found.in(
                60,
                column("meter", "text", row -> "m" + row % 3),
                column("read_on", "date", row -> NEW_YEAR.plusDays(row / 3)),
                column("kilowatts", "bigint", row -> row % 3 * 5_000L + row * 7),
                column("temperature", "integer", row -> row * 37 % 11));
        assertThat(Found.told(QuirkKind.RUNNING_TOTAL, found))
                .singleElement()
                .asString()
                .startsWith("`kilowatts` is a running total: by `read_on` for each `meter` it never falls");
    }

    @Test
    void numbers_of_rows_grow_too_and_are_no_total() {
        List<Quirk> found = Found.in(
                60,
                column("entry_no", "integer", row -> row),
                column("made_on", "date", row -> NEW_YEAR.plusDays(row)));
        assertThat(Found.columns(QuirkKind.RUNNING_TOTAL, found)).isEmpty();
    }

    @Test
    void the_column_that_grows_with_the_rows_says_how_fresh_they_are() {
        List<Quirk> found = Found.in(
                60,
                column("id", "integer", row -> row),
                column("birth_date", "date", row -> NEW_YEAR.minusYears(30).plusDays(row)),
                column("due_on", "date", row -> NEW_YEAR.plusDays(row + 30)),
                column("paid_on", "date", row -> row % 2 == 0 ? "NULL" : (Object) NEW_YEAR.plusDays(row)),
                column("issued_on", "date", row -> NEW_YEAR.plusDays(row)));
        assertThat(Found.told(QuirkKind.FRESHNESS_COLUMN, found))
                .containsExactly("`issued_on` says how fresh the rows are; it reaches to 2024-03-01");
    }

    @Test
    void a_year_does_where_there_is_nothing_finer() {
        List<Quirk> found = Found.in(
                60, column("year", "integer", row -> 1960 + row), column("points", "integer", row -> row * 31 % 17));
        assertThat(Found.columns(QuirkKind.FRESHNESS_COLUMN, found)).containsExactly("year");
    }

    @Test
    void two_columns_that_say_the_same_in_every_row_are_told() {
        List<Quirk> found = Found.in(
                40,
                column("flight_number", "text", row -> "AA" + row),
                column("airline_flight", "text", row -> row == 7 ? "AB7" : "AA" + row));
        assertThat(Found.told(QuirkKind.SAME_MEANING, found))
                .containsExactly("`flight_number` and `airline_flight` say the same in 39 of 40 rows");
    }
}
