package dash.project;

import dash.conversation.Conversation;
import dash.project.talk.Talk;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a person wants a question answered. What is not said is as {@code dash.yaml} says.
 *
 * @param model {@code builtin} or {@code PROVIDER:NAME}
 * @param candidates how many drafts are compared
 * @param talk the conversation that it is asked in, and the place there
 * @param begun whoever listens has put the question into the store when it was opened; if it is no longer there at its end,
 *     somebody deleted it, and it stays deleted
 */
public record Wish(Optional<String> model, boolean reasoning, OptionalInt candidates, Talk talk, boolean begun) {

    public static final Wish USUAL = new Wish(Optional.empty(), false, OptionalInt.empty());

    public Wish(Optional<String> model, boolean reasoning, OptionalInt candidates) {
        this(model, reasoning, candidates, Talk.NONE, false);
    }

    public Wish in(Talk conversation) {
        return new Wish(model, reasoning, candidates, conversation, begun);
    }

    public Wish asBegun() {
        return new Wish(model, reasoning, candidates, talk, true);
    }

    public Wish thinking(boolean steps) {
        return new Wish(model, steps, candidates, talk, begun);
    }

    /** What was asked and answered before. */
    public Conversation earlier() {
        return talk.earlier();
    }
}
