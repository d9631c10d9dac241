package dash.server.asking;

import dash.answer.Answer;
import dash.ask.Listener;
import dash.question.Cancellation;
import java.util.Optional;

/**
 * Something to be worked on.
 *
 * @param title what a new conversation would be called
 * @param conversation the one it belongs to; without it a new one begins
 * @param again whether an earlier question goes on under its own id
 */
record Wanted(String title, Optional<String> conversation, boolean again, Work work) {

    /** Works on it, telling what happens, until it is done or called off. */
    @FunctionalInterface
    interface Work {
        Answer answer(Listener listener, Cancellation cancellation);
    }
}
