package dash.builtin.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LexiconMeasureTest {

    private static final Lexicon LEXICON = Lexicon.english();

    @ParameterizedTest
    @CsvSource({
        "old, old, PLAIN, age, 1",
        "older, old, COMPARATIVE, age, 1",
        "Oldest, old, SUPERLATIVE, age, 1",
        "oldest, old, SUPERLATIVE, birth date, -1",
        "youngest, young, SUPERLATIVE, age, -1",
        "youngest, young, SUPERLATIVE, birth date, 1",
        "newest, new, SUPERLATIVE, date, 1",
        "latest, late, SUPERLATIVE, date, 1",
        "most recent, recent, SUPERLATIVE, date, 1",
        "earliest, early, SUPERLATIVE, date, -1",
        "longest, long, SUPERLATIVE, length, 1",
        "tallest, tall, SUPERLATIVE, height, 1",
        "cheapest, cheap, SUPERLATIVE, price, -1",
        "cheaper, cheap, COMPARATIVE, cost, -1",
        "most expensive, expensive, SUPERLATIVE, price, 1",
        "less expensive, expensive, COMPARATIVE, price, -1",
        "least popular, popular, SUPERLATIVE, popularity, -1",
        "busiest, busy, SUPERLATIVE, count, 1",
        "most populous, populous, SUPERLATIVE, population, 1",
        "fewest, few, SUPERLATIVE, count, -1",
        "fastest, fast, SUPERLATIVE, speed, 1",
        "fastest, fast, SUPERLATIVE, time, -1",
        "heaviest, heavy, SUPERLATIVE, weight, 1",
        "best, good, SUPERLATIVE, rating, 1",
        "worst, bad, SUPERLATIVE, rating, -1",
        "worse, bad, COMPARATIVE, rating, -1",
        "eldest, old, SUPERLATIVE, age, 1",
        "furthest, far, SUPERLATIVE, distance, 1",
        "top, top, SUPERLATIVE, rank, -1",
        "more, more, COMPARATIVE, count, 1"
    })
    void an_adjective_measures_something_in_a_direction(
            String form, String adjective, Degree degree, String noun, int direction) {
        assertThat(LEXICON.measure(form)).hasValueSatisfying(measure -> {
            assertThat(measure.adjective()).isEqualTo(adjective);
            assertThat(measure.degree()).isEqualTo(degree);
            assertThat(measure.dimensions()).contains(new Dimension(noun, direction));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "highest, 1",
        "lowest, -1",
        "largest, 1",
        "smallest, -1",
        "most, 1",
        "fewest, -1",
        "maximum, 1",
        "top, 1"
    })
    void some_rank_whatever_number_is_named(String form, int direction) {
        assertThat(LEXICON.measure(form)).hasValueSatisfying(measure -> {
            assertThat(measure.general()).isTrue();
            assertThat(measure.direction()).isEqualTo(direction);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"Italian", "order", "number", "most", "customer", "red", "interest", "forest", "owner"})
    void the_rest_measures_nothing_of_its_own(String word) {
        assertThat(LEXICON.measure(word).filter(measure -> !measure.general())).isEmpty();
    }
}
