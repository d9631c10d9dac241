package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Hearing;
import dash.models.language.Outcome;
import dash.question.Cancellation;
import java.time.Duration;

/** A model that is called once: whoever wants more attempts makes them. */
public interface Provider {

    String name();

    int contextTokens();

    /**
     * One call.
     *
     * @param most the longest it may take as a whole, however lively the stream is
     */
    Outcome attempt(Conversation conversation, Hearing hearing, Cancellation cancellation, Duration most);
}
