package dash.store;

import java.util.Optional;

/**
 * Which conversations.
 *
 * @param words every one of them begins a word of the title, or of one question that was asked in it; empty for all
 */
public record ConversationFilter(Optional<String> person, String words) {

    public static final ConversationFilter ALL = new ConversationFilter(Optional.empty(), "");
}
