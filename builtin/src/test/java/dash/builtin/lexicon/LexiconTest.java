package dash.builtin.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LexiconTest {

    private static final Lexicon LEXICON = Lexicon.english();

    @ParameterizedTest
    @CsvSource({
        "movie, film", "students, pupil", "teacher, instructor", "buy, purchase", "nations, countries", "salary, pay",
        "client, customer", "price, cost", "staff, employees", "song, track", "airline, carrier", "Paper, articles",
        "movie, motion picture", "surname, last name", "colour, color", "begin, started"
    })
    void words_of_one_meaning_are_close(String one, String other) {
        assertThat(LEXICON.closeness(one, other)).isBetween(0.7, 0.9);
    }

    @ParameterizedTest
    @CsvSource({
        "publish, publication",
        "published, publishers",
        "rent, rental",
        "paid, payments",
        "cite, citations",
        "seller, sold",
        "employ, employee",
        "attend, attendance",
        "owner, own",
        "musical, music",
        "recently, recent"
    })
    void a_word_is_close_to_what_is_derived_from_it(String one, String other) {
        assertThat(LEXICON.closeness(one, other)).isBetween(0.7, 0.9);
    }

    @ParameterizedTest
    @CsvSource({
        "long, length",
        "high, height",
        "old, age",
        "oldest, age",
        "heavier, weight",
        "expensive, price",
        "cheapest, price",
        "young, age",
        "late, time",
        "populous, population",
        "deadliest, deaths"
    })
    void an_adjective_is_close_to_what_it_measures(String adjective, String noun) {
        assertThat(LEXICON.closeness(adjective, noun)).isBetween(0.65, 0.8);
    }

    @ParameterizedTest
    @CsvSource({
        "nurse, person, BROADER", "teacher, people, BROADER", "novel, book, USAGE", "puppy, dog, BROADER",
        "truck, vehicle, BROADER", "instruct, teacher, FAMILY", "city, town, USAGE", "flight, trip, USAGE"
    })
    void a_looser_relation_is_weaker(String one, String other, Way way) {
        assertThat(LEXICON.closeness(one, other)).isBetween(0.4, 0.7);
        assertThat(LEXICON.relation(one, other)).get().extracting(Related::way).isEqualTo(way);
    }

    @ParameterizedTest
    @CsvSource({"qty, quantity", "dept, departments", "avg, average", "amt, amount", "dob, birthday", "yr, year"})
    void a_short_form_is_its_word(String shortForm, String whole) {
        assertThat(LEXICON.closeness(shortForm, whole)).isBetween(0.85, 0.9);
    }

    @ParameterizedTest
    @CsvSource({
        "number, numb",
        "dog, invoice",
        "order, older",
        "country, customer",
        "name, age",
        "dog, cat",
        "employee, use",
        "xyzzy, quantity"
    })
    void strangers_have_nothing_in_common(String one, String other) {
        assertThat(LEXICON.closeness(one, other)).isZero();
        assertThat(LEXICON.relation(one, other)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "nurse, person",
        "client, customer",
        "expensive, price",
        "qty, quantity",
        "left, leave",
        "hire, employee"
    })
    void closeness_is_the_same_both_ways(String one, String other) {
        assertThat(LEXICON.closeness(one, other)).isPositive().isEqualTo(LEXICON.closeness(other, one), within(1e-9));
    }

    @Test
    void forms_of_one_word_are_as_close_as_can_be() {
        assertThat(LEXICON.closeness("Children", "child")).isOne();
        assertThat(LEXICON.closeness("sold", "selling")).isOne();
        assertThat(LEXICON.closeness("frobs", "frob")).isOne();
        assertThat(LEXICON.relation("sold", "sells")).contains(new Related("sell", 1, Way.SAME));
    }

    @Test
    void a_form_that_is_rather_a_word_of_its_own_is_a_little_less_close() {
        assertThat(LEXICON.closeness("rating", "rate")).isEqualTo(0.9);
    }

    @Test
    void related_words_come_closest_first_and_without_the_word_itself() {
        assertThat(LEXICON.related("movies"))
                .isSortedAccordingTo(Comparator.comparingDouble(Related::closeness)
                        .reversed()
                        .thenComparing(Related::word))
                .extracting(Related::word)
                .contains("film", "motion picture")
                .doesNotContain("movie");
        assertThat(LEXICON.related("xyzzy")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"movie", "Movies", "sold", "credit cards", "qty", "playlist", "recently"})
    void words_and_their_forms_are_known(String word) {
        assertThat(LEXICON.known(word)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"xyzzy", "frobs", "", "42", "ünïcödé", "a_b_c"})
    void what_is_no_word_is_not_known_and_does_no_harm(String text) {
        assertThat(LEXICON.known(text)).isFalse();
        assertThat(LEXICON.lemmas(text)).isNotEmpty();
        assertThat(LEXICON.related(text)).isEmpty();
        assertThat(LEXICON.parts(text)).isEmpty();
        assertThat(LEXICON.measure(text)).isEmpty();
    }

    @Test
    void the_most_usual_part_of_speech_comes_first() {
        assertThat(LEXICON.parts("customer")).containsExactly(PartOfSpeech.NOUN);
        assertThat(LEXICON.parts("sold")).startsWith(PartOfSpeech.VERB);
        assertThat(LEXICON.parts("old")).startsWith(PartOfSpeech.ADJECTIVE);
        assertThat(LEXICON.frequency("make", PartOfSpeech.VERB))
                .isGreaterThan(LEXICON.frequency("make", PartOfSpeech.NOUN));
        assertThat(LEXICON.frequency("customer", PartOfSpeech.VERB)).isEqualTo(-1);
    }

    @Test
    void a_noun_tells_what_it_is_about() {
        assertThat(LEXICON.kinds("teachers")).startsWith(Kind.PERSON);
        assertThat(LEXICON.kinds("person")).startsWith(Kind.PERSON);
        assertThat(LEXICON.kinds("city")).containsExactly(Kind.PLACE);
        assertThat(LEXICON.kinds("year")).containsExactly(Kind.TIME);
        assertThat(LEXICON.kinds("salary")).containsExactly(Kind.MONEY);
        assertThat(LEXICON.kinds("expensive")).isEmpty();
    }
}
