package dash.project.talk;

import dash.conversation.Conversation;
import java.util.Optional;

/**
 * The place in a conversation that a question is asked at.
 *
 * @param conversation the id under which it is kept; none when it is kept in no conversation
 * @param after the answer that the question follows
 * @param earlier the way to that answer
 */
public record Talk(Optional<String> conversation, Optional<String> after, Conversation earlier) {

    public static final Talk NONE = new Talk(Optional.empty(), Optional.empty(), Conversation.NONE);
}
