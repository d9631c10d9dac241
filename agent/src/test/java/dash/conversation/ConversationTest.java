package dash.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConversationTest {

    @Test
    void what_came_to_nothing_is_passed_over_by_the_next_question() {
        Conversation conversation = new Conversation(List.of(turn(1, "SELECT 1"), turn(2, "")));
        assertThat(conversation.last()).map(Turn::answer).contains("1");
        assertThat(Conversation.NONE.last()).isEmpty();
    }

    @Test
    void a_conversation_forgets_what_lies_far_back() {
        Conversation conversation = new Conversation(IntStream.rangeClosed(1, Conversation.MOST_TURNS + 5)
                .mapToObj(number -> turn(number, "SELECT 1"))
                .toList());
        assertThat(conversation.turns()).hasSize(Conversation.MOST_TURNS);
        assertThat(conversation.turns().getFirst().answer()).isEqualTo("6");
    }

    @Test
    void a_recap_tells_the_newest_in_full_those_before_in_a_line_and_counts_the_rest() {
        Conversation conversation = new Conversation(IntStream.rangeClosed(1, 9)
                .mapToObj(number -> turn(number, "SELECT 1"))
                .toList());
        Recap recap =
                new Recap(turn -> "in full " + turn.answer(), Turn::answer, text -> text.startsWith("in") ? 10 : 3);
        assertThat(recap.of(conversation, 40))
                .isEqualTo("(1 earlier question left out)\n2\n3\n4\n5\n6\n7\nin full 8\nin full 9");
        assertThat(recap.of(Conversation.NONE, 40)).isEmpty();
    }

    private static Turn turn(int number, String sql) {
        return new Turn(String.valueOf(number), "?", "?", sql, "", List.of(), List.of());
    }
}
