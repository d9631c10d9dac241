package dash.builtin.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LexiconTest {

    private static final Lexicon LEXICON = Lexicon.english();

    @ParameterizedTest
    @CsvSource({
        "children, child",
        "sold, sell",
        "best, good",
        "written, write",
        "people, person",
        "cities, city",
        "boxes, box",
        "statuses, status",
        "movies, movie",
        "shipped, ship",
        "oldest, old",
        "sales, sale",
        "ratings, rating",
        "running, run",
        "Credit Cards, credit card",
        "frobs, frob",
        "xyzzies, xyzzy"
    })
    void a_form_has_its_lemma(String form, String lemma) {
        assertThat(LEXICON.lemma(form)).isEqualTo(lemma);
    }

    @ParameterizedTest
    @CsvSource({
        "movie, film", "students, pupil", "teacher, instructor", "buy, purchase", "nations, countries", "salary, pay",
        "client, customer", "price, cost", "publish, publication", "rent, rental", "paid, payments", "cite, citations"
    })
    void words_of_one_meaning_are_close(String one, String other) {
        assertThat(LEXICON.closeness(one, other)).isBetween(0.7, 0.9).isEqualTo(LEXICON.closeness(other, one));
    }

    @ParameterizedTest
    @CsvSource({"number, numb", "dog, invoice", "order, older", "country, customer", "name, age"})
    void strangers_are_not(String one, String other) {
        assertThat(LEXICON.closeness(one, other)).isZero();
    }
}
