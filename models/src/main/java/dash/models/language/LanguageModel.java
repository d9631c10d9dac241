package dash.models.language;

import dash.question.Cancellation;

/** One model of one provider. Implementations are safe for many conversations at once and block the calling thread. */
public interface LanguageModel {

    /** {@code PROVIDER:NAME}, as it is shown with every answer. */
    String name();

    /** How many tokens a conversation and its reply may have together. */
    int contextTokens();

    /**
     * Sends the whole conversation and waits for the next message of the model. Returns {@link Failure.Cancelled} soon
     * after the cancellation, with the connection closed. Never throws for what a provider or a model does.
     */
    Outcome converse(Conversation conversation, Hearing hearing, Cancellation cancellation);
}
