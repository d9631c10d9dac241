package dash.project;

import dash.models.analyst.prompt.Earlier;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a person wants a question answered. What is not said is as {@code dash.yaml} says.
 *
 * @param model {@code builtin} or {@code PROVIDER:NAME}
 * @param candidates how many drafts are compared
 * @param earlier the question and answer before this one in a chat, for the model
 * @param begun whoever listens has put the question into the store when it was opened; if it is no longer there at its end,
 *     somebody deleted it, and it stays deleted
 */
public record Wish(Optional<String> model, boolean reasoning, OptionalInt candidates, Earlier earlier, boolean begun) {

    public static final Wish USUAL = new Wish(Optional.empty(), false, OptionalInt.empty(), Earlier.NONE);

    public Wish(Optional<String> model, boolean reasoning, OptionalInt candidates, Earlier earlier) {
        this(model, reasoning, candidates, earlier, false);
    }

    public Wish after(Earlier conversation) {
        return new Wish(model, reasoning, candidates, conversation, begun);
    }

    public Wish asBegun() {
        return new Wish(model, reasoning, candidates, earlier, true);
    }
}
