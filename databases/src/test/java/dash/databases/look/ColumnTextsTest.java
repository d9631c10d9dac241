package dash.databases.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ColumnTextsTest {

    @Test
    void values_are_found_whatever_their_case() {
        ColumnTexts texts = ColumnTexts.of(List.of("Red", "red", "Blue", "Straße", ""));
        assertThat(texts.equal("red")).containsExactly("Red", "red");
        assertThat(texts.equal("straße")).containsExactly("Straße");
        assertThat(texts.equal("green")).isEmpty();
        assertThat(ColumnTexts.of(List.of()).equal("red")).isEmpty();
    }

    @Test
    void words_are_whole_or_they_do_not_count() {
        ColumnTexts texts =
                ColumnTexts.of(List.of("IEEE Transactions on Software", "St. Martin's", "Martinique", "Martin"));
        assertThat(texts.holding("ieee transactions")).containsExactly("IEEE Transactions on Software");
        assertThat(texts.holding("martin")).containsExactly("St. Martin's");
        assertThat(texts.holding("on software")).containsExactly("IEEE Transactions on Software");
        assertThat(texts.holding("transact")).isEmpty();
        assertThat(texts.holding("on")).isEmpty();
        assertThat(texts.holding("...")).isEmpty();
    }

    @Test
    void a_slip_is_one_letter_or_two_in_the_wrong_order_and_never_a_digit() {
        ColumnTexts texts = ColumnTexts.of(List.of("Beyonce", "Prince", "Room 2023"));
        for (String slip :
                List.of("beyonse", "beyone", "beyoncee", "ebyonce", "beoynce", "beyonec", "xbeyonce", "eyonce")) {
            assertThat(texts.oneSlipFrom(slip)).as(slip).containsExactly("Beyonce");
        }
        for (String other : List.of("beyonce", "beynse", "room 2024", "room 2032", "pint", "")) {
            assertThat(texts.oneSlipFrom(other)).as(other).isEmpty();
        }
    }

    @Test
    void every_slip_is_found_among_many_values() {
        Random random = new Random(7);
        List<String> values = IntStream.range(0, 300)
                .mapToObj(number -> random.ints(5 + number % 7, 'a', 'e')
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString())
                .distinct()
                .toList();
        ColumnTexts texts = ColumnTexts.of(values);
        for (String text : values) {
            assertThat(texts.oneSlipFrom(text))
                    .containsExactlyInAnyOrderElementsOf(values.stream()
                            .filter(value -> Slip.between(text, value))
                            .toList());
        }
    }
}
