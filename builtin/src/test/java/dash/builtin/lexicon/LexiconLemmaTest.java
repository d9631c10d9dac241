package dash.builtin.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LexiconLemmaTest {

    private static final Lexicon LEXICON = Lexicon.english();

    @ParameterizedTest
    @CsvSource({
        "children, child",
        "sold, sell",
        "best, good",
        "written, write",
        "people, person",
        "bought, buy",
        "won, win",
        "paid, pay",
        "women, woman",
        "wives, wife",
        "countries, country",
        "criteria, criterion",
        "worst, bad"
    })
    void an_irregular_form_has_its_lemma(String form, String lemma) {
        assertThat(LEXICON.lemma(form)).isEqualTo(lemma);
    }

    @ParameterizedTest
    @CsvSource({
        "cities, city",
        "boxes, box",
        "statuses, status",
        "movies, movie",
        "shipped, ship",
        "added, add",
        "oldest, old",
        "cheaper, cheap",
        "earliest, early",
        "biggest, big",
        "sales, sale",
        "ratings, rating",
        "running, run",
        "making, make",
        "purchased, purchase",
        "Credit Cards, credit card",
        "Heroes, hero",
        "buses, bus",
        "companies, company",
        "salesmen, salesman"
    })
    void a_regular_form_has_its_lemma(String form, String lemma) {
        assertThat(LEXICON.lemma(form)).isEqualTo(lemma);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rating",
                "building",
                "meeting",
                "address",
                "status",
                "business",
                "news",
                "series",
                "species",
                "number",
                "customer",
                "owner",
                "order",
                "interest",
                "class",
                "data",
                "bus",
                "this",
                "year",
                "process",
                "red"
            })
    void what_only_looks_like_a_form_stays(String word) {
        assertThat(LEXICON.lemma(word)).isEqualTo(word);
    }

    @ParameterizedTest
    @CsvSource({"frobs, frob", "xyzzies, xyzzy", "blarches, blarch", "zorbus, zorbus", "qux, qux", "'', ''"})
    void a_word_that_nobody_knows_loses_its_plural_at_most(String form, String lemma) {
        assertThat(LEXICON.lemma(form)).isEqualTo(lemma);
    }

    @Test
    void a_form_of_several_words_has_several_lemmas() {
        assertThat(LEXICON.lemmas("left")).containsExactly("leave", "left");
        assertThat(LEXICON.lemmas("rating")).containsExactly("rating", "rate");
        assertThat(LEXICON.lemmas("people")).containsExactly("person", "people");
    }
}
