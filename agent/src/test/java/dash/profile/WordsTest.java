package dash.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    @ParameterizedTest
    @CsvSource({
        "order_items, order item",
        "OrderItems, order item",
        "customerID, customer id",
        "HTTPStatusCodes, http status code",
        "zip code, zip code",
        "categories, category",
        "addresses, address",
        "status, status",
        "days, day",
        "boxes, box",
        "_id, id"
    })
    void a_name_is_its_words_in_the_singular(String name, String words) {
        assertThat(String.join(" ", Words.of(name).list())).isEqualTo(words);
    }

    @Test
    void likeness_is_the_share_of_words_that_both_have() {
        assertThat(Words.of("ship_city").likeness(Words.of("city"))).isEqualTo(0.5);
        assertThat(Words.of("city").likeness(Words.of("cities"))).isEqualTo(1);
        assertThat(Words.of("city").likeness(Words.of("town"))).isZero();
        assertThat(new Words(List.of()).likeness(new Words(List.of()))).isZero();
    }

    @Test
    void a_name_ends_with_another_word_by_word() {
        assertThat(Words.of("billing_address_id").endsWith(Words.of("address_id")))
                .isTrue();
        assertThat(Words.of("address_id").endsWith(Words.of("billing_address_id")))
                .isFalse();
        assertThat(Words.of("saddress_id").endsWith(Words.of("address_id"))).isFalse();
    }
}
