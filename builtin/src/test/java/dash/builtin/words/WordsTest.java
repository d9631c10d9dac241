package dash.builtin.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WordsTest {

    @ParameterizedTest
    @CsvSource({
        "orders, order", "ordered, order", "countries, country", "boxes, box", "statuses, status",
                "completed, complete",
        "completing, completes", "replied, reply", "shipped, ship", "paid, pay", "sold, sells", "won, win",
        "categories, category", "billing, bills", "cancelled, cancel", "people, person", "opened, open", "dashes, dash"
    })
    void forms_of_one_word_share_a_key(String one, String other) {
        assertThat(WordKey.of(one)).isEqualTo(WordKey.of(other));
    }

    @ParameterizedTest
    @CsvSource({
        "order, older", "new, news", "is, i", "status, state", "business, busy", "price, prize",
        "customer, custom", "red, read", "sing, s", "seed, see", "this, thi", "churn, chart"
    })
    void different_words_keep_different_keys(String one, String other) {
        assertThat(WordKey.of(one)).isNotEqualTo(WordKey.of(other));
    }

    @ParameterizedTest
    @CsvSource({
        "shipped, ship",
        "travelled, travel",
        "selling, sell",
        "string, string",
        "boxes, box",
        "buzzes, buzz",
        "churches, church",
        "uses, use",
        "dried, dry",
        "cuing, cuing"
    })
    void endings_are_taken_off_by_the_vowels_before_them(String word, String key) {
        assertThat(WordKey.of(word)).isEqualTo(key);
    }

    @Test
    void a_question_is_cut_into_words_numbers_dates_and_quotes() {
        assertThat(Words.of("What's \"Acme, Inc.\" worth: 1,250.5 on 2025-03-01, in sign-ups? Don't guess 'x y'!"))
                .extracting(token -> "(" + token.kind() + ", " + token.text() + ")")
                .containsExactly(
                        "(WORD, What)",
                        "(QUOTED, Acme, Inc.)",
                        "(WORD, worth)",
                        "(NUMBER, 1250.5)",
                        "(WORD, on)",
                        "(DATE, 2025-03-01)",
                        "(WORD, in)",
                        "(WORD, sign)",
                        "(WORD, ups)",
                        "(WORD, Do)",
                        "(WORD, not)",
                        "(WORD, guess)",
                        "(QUOTED, x y)");
    }

    @Test
    void what_is_no_word_stays_visible_as_a_symbol() {
        assertThat(Words.of("revenue > 5 % 🙂"))
                .extracting(Token::kind)
                .contains(Token.Kind.SYMBOL)
                .filteredOn(kind -> kind == Token.Kind.SYMBOL)
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void whole_numbers_are_read_from_digits_and_words() {
        assertThat(Words.number(Words.of("five").getFirst())).hasValue(5);
        assertThat(Words.number(Words.of("25").getFirst())).hasValue(25);
        assertThat(Words.number(Words.of("2.5").getFirst())).isEmpty();
        assertThat(Words.number(Words.of("many").getFirst())).isEmpty();
    }

    @Test
    void unicode_forms_of_one_word_are_one_word() {
        assertThat(Words.keys("caf\u00e9")).isEqualTo(Words.keys("cafe\u0301"));
        assertThat(Words.keys("ＭＲＲ")).isEqualTo(Words.keys("MRR"));
    }
}
