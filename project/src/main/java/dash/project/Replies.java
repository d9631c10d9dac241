package dash.project;

import dash.analyst.Move;
import dash.conversation.Conversation;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.talk.Talk;
import dash.project.told.OfferJson;
import dash.project.told.Told;
import dash.store.KeptAnswer;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads what a person replies to an answer that offers readings. */
public final class Replies {

    private Replies() {}

    /**
     * What is meant by a question.
     *
     * @param words the offered reading that was chosen, or the person's own words
     * @param statement of the offered reading
     */
    public record Reply(String words, Optional<Move.RunSql> statement) {}

    /** Behind the answer that offered it, which stays as it is. */
    public static Talk behind(KeptAnswer offering) {
        return new Talk(offering.conversation(), Optional.of(offering.id()), Conversation.NONE);
    }

    /** The choice of this number, or the reply in the person's own words. */
    public static Reply read(KeptAnswer offering, Optional<Integer> choose, String words) {
        List<JsonNode> choices = Told.of(offering.body()).choices();
        if (choices.isEmpty()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the reply"),
                    offering.id(),
                    "this answer offers nothing to choose from, it is " + offering.status(),
                    "ask a new question");
        }
        if (choose.isPresent() && (choose.get() < 1 || choose.get() > choices.size())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the choice"),
                    choose.get().toString(),
                    "the answer has " + choices.size() + " choices",
                    "give a number from 1 to " + choices.size());
        }
        if (choose.isPresent()) {
            JsonNode choice = choices.get(choose.get() - 1);
            return new Reply(
                    Told.text(choice, "words"),
                    Optional.of(choice).filter(known -> known.has("sql")).map(OfferJson::statement));
        }
        if (words.isBlank()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the reply"),
                    offering.id(),
                    "there is no reply",
                    "write it, or choose one by its number");
        }
        return new Reply(words, Optional.empty());
    }
}
