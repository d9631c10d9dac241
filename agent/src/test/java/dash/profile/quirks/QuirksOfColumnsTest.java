package dash.profile.quirks;

import static dash.profile.TablesInMemory.column;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuirksOfColumnsTest {

    @Test
    void numbers_as_text_are_told_with_what_breaks_the_cast() {
        List<Quirk> found = Found.in(
                100,
                column("place", "text", row -> row % 4 == 0 ? "DNF" : row % 10 == 1 ? "1,250" : Integer.toString(row)));
        assertThat(Found.told(QuirkKind.NUMBER_AS_TEXT, found))
                .containsExactly("`place` holds numbers as text; 35 of 100 values do not cast: 'DNF', '1,250'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"phone", "postal_code", "user_id", "house_number", "sku"})
    void digits_that_nobody_adds_up_are_no_numbers(String name) {
        assertThat(Found.columns(
                        QuirkKind.NUMBER_AS_TEXT,
                        Found.in(50, column(name, "text", row -> Integer.toString(1000 + row)))))
                .isEmpty();
    }

    @Test
    void leading_zeros_make_a_code() {
        assertThat(Found.columns(
                        QuirkKind.NUMBER_AS_TEXT,
                        Found.in(50, column("district", "text", row -> String.format("%05d", row)))))
                .isEmpty();
    }

    @Test
    void words_with_some_numbers_among_them_are_words() {
        assertThat(Found.columns(
                        QuirkKind.NUMBER_AS_TEXT,
                        Found.in(60, column("answer", "text", row -> row % 3 == 0 ? "7" : "word " + row))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2024-01-%02d | YYYY-MM-DD",
                "%02d Jan 2024 | DD Mon YYYY",
                "January %d, 2024 | Month DD, YYYY",
                "%02d.01.2024 | DD.MM.YYYY",
                "01/%02d/2024 | MM/DD/YYYY",
                "%02d/01/2024 | DD/MM/YYYY",
                "2024-01-%02dT10:00:00Z | YYYY-MM-DD\"T\"HH24:MI:SS"
            })
    void dates_as_text_are_told_with_their_format(String pattern, String format) {
        List<Quirk> found = Found.in(28, column("happened", "text", row -> String.format(pattern, row)));
        assertThat(found.stream()
                        .filter(quirk -> quirk.kind() == QuirkKind.DATE_AS_TEXT)
                        .map(Quirk::detail))
                .containsExactly(format);
    }

    @Test
    void days_that_could_be_months_are_said_to_be_unclear() {
        List<Quirk> found = Found.in(12, column("happened", "text", row -> row + "/" + row + "/2024"));
        assertThat(Found.told(QuirkKind.DATE_AS_TEXT, found))
                .singleElement()
                .asString()
                .contains("the values do not tell whether it is");
    }

    @Test
    void seconds_and_milliseconds_since_1970_are_told_apart() {
        List<Quirk> found = Found.in(
                30,
                column("departure_time", "bigint", row -> 1_577_836_800L + row * 60),
                column("opened_ms", "bigint", row -> 1_672_627_232_495L + row * 60_000),
                column("duration", "bigint", row -> 3_600L + row),
                column("phone", "bigint", row -> 1_577_836_800L + row));
        assertThat(Found.columns(QuirkKind.EPOCH_SECONDS, found)).containsExactly("departure_time");
        assertThat(Found.columns(QuirkKind.EPOCH_MILLIS, found)).containsExactly("opened_ms");
        assertThat(Found.told(QuirkKind.EPOCH_SECONDS, found))
                .containsExactly("`departure_time` counts seconds since 1970: 1577836860 is 2020-01-01,"
                        + " 1577838600 is 2020-01-01");
    }

    @Test
    void money_in_cents_is_told_by_its_name_or_by_its_endings() {
        List<Quirk> found = Found.in(
                60,
                column("price_cents", "integer", row -> row * 130),
                column("amount", "integer", row -> row * 1000 + (row % 2 == 0 ? 99 : 50)),
                column("salary", "integer", row -> row * 1000),
                column("total_visits", "integer", row -> row * 1237));
        assertThat(Found.columns(QuirkKind.MONEY_IN_CENTS, found)).containsExactly("price_cents", "amount");
        assertThat(Found.told(QuirkKind.MONEY_IN_CENTS, found).getFirst())
                .isEqualTo("`price_cents` is money in hundredths, as its name says: 130 is 1.30; divide by 100");
    }

    @Test
    void rows_that_count_as_gone_are_told() {
        List<Quirk> found = Found.in(
                100,
                column("deleted_at", "date", row -> row % 10 == 0 ? (Object) LocalDate.of(2024, 1, 1) : "NULL"),
                column("is_archived", "boolean", row -> row % 20 == 0),
                column("deleted_by", "text", row -> row % 10 == 0 ? "ann" : "NULL"),
                column("discontinued", "boolean", row -> row % 20 == 0));
        assertThat(Found.told(QuirkKind.SOFT_DELETE, found))
                .containsExactly(
                        "rows with `deleted_at` set count as deleted: 10 of 100 that were looked at",
                        "rows with `is_archived` set count as deleted: 5 of 100 that were looked at");
    }

    @Test
    void rows_of_tests_are_told() {
        List<Quirk> found = Found.in(
                100,
                column("is_test", "integer", row -> row % 25 == 0 ? 1 : 0),
                column("internal", "text", row -> row % 50 == 0 ? "Y" : "N"),
                column("test_score", "integer", row -> row));
        assertThat(Found.columns(QuirkKind.TEST_FLAG, found)).containsExactly("is_test", "internal");
    }
}
