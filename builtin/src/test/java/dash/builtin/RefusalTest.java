package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Following;
import dash.analyst.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a refusal tells: which words are not known, what there is instead, and what is near and can be answered. */
final class RefusalTest {

    @Test
    void words_that_nothing_explains_are_named_and_so_is_what_there_is_instead() {
        Move.Decline refusal = (Move.Decline) Gallery.ask("What is the average shoe size of the visitors?");
        assertThat(refusal.why()).isEqualTo("I do not know what \"shoe\" and \"size\" mean here.");
        assertThat(refusal.instead()).isEqualTo("What there is instead: painters, paintings, visitors and tickets.");
    }

    @Test
    void a_reading_that_leaves_a_word_out_is_offered_and_not_told() {
        Move.Decline refusal = (Move.Decline) Gallery.ask("Which paintings were stolen in 2024?");
        assertThat(refusal.why()).isEqualTo("I do not know what \"stolen\" means here.");
        assertThat(refusal.closest())
                .extracting(run -> run.reading().inWords())
                .first()
                .isEqualTo("title of paintings in 2024");
    }

    @Test
    void a_name_that_is_one_slip_away_is_read_so_and_shown() {
        Following following = Gallery.follow("How many vistors are there?");
        assertThat(following.readAs()).contains("How many visitors are there?");
        assertThat(Gallery.follow("How many visitors are there?").readAs()).isEmpty();
    }

    @Test
    void what_asks_nothing_of_the_data_is_answered_from_the_project() {
        for (String words :
                List.of("hi!", "Hello there", "what can you do?", "help", "what data do you have", "What can I ask?")) {
            assertThat(Gallery.ask(words))
                    .as(words)
                    .isInstanceOfSatisfying(
                            Move.Reply.class,
                            reply -> assertThat(reply.words()).contains("painters, paintings, visitors and tickets"));
        }
        assertThat(Gallery.ask("thank you")).isEqualTo(new Move.Reply("You are welcome.", List.of()));
    }

    @Test
    void a_question_of_which_nothing_is_known_is_told_so() {
        assertThat(why("Why is the ocean green?")).contains("ocean").doesNotContain("I understand");
    }

    private static String why(String question) {
        return ((Move.Decline) Gallery.ask(question)).why();
    }
}
