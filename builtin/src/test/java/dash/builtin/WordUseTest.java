package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which words of a question the statement uses, and what is told of the others. */
final class WordUseTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "income by region in 2024",
                "income in the low countries in 2024",
                "How many parcels went through in 2024?",
                "Which senders shipped parcels in 2024?",
                "what was our highest income by month in 2024, please"
            })
    void a_word_that_names_something_of_the_statement_or_carries_nothing_is_no_loss(String question) {
        assertThat(read(question).grounds().unused()).isEmpty();
    }

    @Test
    void what_is_known_of_a_reading_comes_with_it() {
        assertThat(read("income by region in 2024").grounds().signals())
                .containsEntry("metric", 1.0)
                .containsEntry("metric-grouped", 1.0)
                .containsEntry("unused-words", 0.0);
    }

    @Test
    void a_superlative_without_a_measure_is_not_answered_by_counting_each_one() {
        assertThat(Parcels.ask("Who is our best sender?")).isNotInstanceOf(Move.RunSql.class);
    }

    private static Reading read(String question) {
        return ((Move.RunSql) Parcels.ask(question)).reading();
    }
}
