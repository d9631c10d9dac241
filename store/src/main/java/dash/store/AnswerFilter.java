package dash.store;

import java.util.Optional;

/**
 * Which answers.
 *
 * @param words every one of them begins a word of the question; empty for all
 */
public record AnswerFilter(Optional<String> conversation, String words) {

    public static final AnswerFilter ALL = new AnswerFilter(Optional.empty(), "");
}
