package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import org.junit.jupiter.api.Test;

/** What a refusal tells: what was understood, which words were not, and what would help. */
final class RefusalTest {

    @Test
    void a_word_that_nothing_explains_is_named_beside_what_was_understood() {
        assertThat(why("What is the average shoe size of the visitors?"))
                .contains("\"visitors\"", "shoe", "would make it answerable")
                .doesNotContain("no metric or query pattern");
    }

    @Test
    void a_reading_that_is_not_believed_is_told_with_what_it_leaves_out() {
        assertThat(why("Which paintings were stolen in 2024?"))
                .contains("The nearest reading is \"title of paintings in 2024\"", "makes no use of \"stolen\"");
    }

    @Test
    void a_question_of_which_nothing_is_known_is_told_so() {
        assertThat(why("Why is the ocean green?")).contains("ocean").doesNotContain("I understand");
    }

    private static String why(String question) {
        return ((Move.Decline) Gallery.ask(question)).why();
    }
}
