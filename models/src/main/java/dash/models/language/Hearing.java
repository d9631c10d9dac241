package dash.models.language;

import java.time.Duration;

/** Hears a reply while it is being written. Called from the thread that converses, in order. */
@FunctionalInterface
public interface Hearing {

    /** Hears nothing. */
    Hearing DEAF = delta -> {};

    /** The next piece of the model's text; never half a character. */
    void text(String delta);

    /** The call failed and is made again after the wait; all text heard in this conversation so far is void. */
    default void retrying(Failure why, int nextAttempt, Duration wait) {}
}
