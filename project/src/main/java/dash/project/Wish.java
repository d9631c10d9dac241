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
 */
public record Wish(Optional<String> model, boolean reasoning, OptionalInt candidates, Earlier earlier) {

    public static final Wish USUAL = new Wish(Optional.empty(), false, OptionalInt.empty(), Earlier.NONE);

    public Wish after(Earlier conversation) {
        return new Wish(model, reasoning, candidates, conversation);
    }
}
