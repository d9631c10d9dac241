package dash.project;

import dash.answer.Status;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.told.Told;
import dash.store.KeptAnswer;
import java.util.List;
import java.util.Optional;

/** Reads what a person replies to a question back. */
public final class Replies {

    private Replies() {}

    /** The choice of this number, or the reply in the person's own words. */
    public static String chosen(KeptAnswer asked, Optional<Integer> choose, String words) {
        if (!asked.status().equals(Status.ASKED_BACK.written())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the reply"),
                    asked.id(),
                    "this question was not asked back about, it is " + asked.status(),
                    "ask a new question");
        }
        List<String> choices = Told.of(asked.body()).texts("choices");
        if (choose.isPresent() && (choose.get() < 1 || choose.get() > choices.size())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the choice"),
                    choose.get().toString(),
                    "the answer has " + choices.size() + " choices",
                    choices.isEmpty() ? "reply in words" : "give a number from 1 to " + choices.size());
        }
        if (choose.isPresent()) {
            return choices.get(choose.get() - 1);
        }
        if (words.isBlank()) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("the reply"),
                    asked.id(),
                    "there is no reply",
                    "write it, or choose one by its number");
        }
        return words;
    }
}
