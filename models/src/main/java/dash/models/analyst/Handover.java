package dash.models.analyst;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.fault.Fault;
import dash.models.language.Failure;
import java.util.Optional;

/** The model is out: what is there is told, or the built-in analyst answers, or the question ends with the reason. */
final class Handover {

    private final Analyst builtin;
    private final int from;

    private Handover(Analyst builtin, int from) {
        this.builtin = builtin;
        this.from = from;
    }

    /** @param then who decides from here on */
    record Turn(Move move, Optional<Handover> then) {}

    static Turn of(Failure failure, String model, Analyst builtin, Transcript transcript, Work work) {
        Fault fault = failure.fault(model);
        if (failure instanceof Failure.Cancelled) {
            return new Turn(new Move.Decline("Called off.", java.util.List.of()), Optional.empty());
        }
        if (transcript.lastGood().isPresent()) {
            work.incident(model + " could not finish: " + fault.message() + "; the last result that ran is told");
            return new Turn(new Move.Conclude(), Optional.empty());
        }
        Handover handover = new Handover(builtin, transcript.entries().size());
        Move move = handover.next(transcript, work);
        return switch (move) {
            case Move.RunSql run -> {
                work.handedTo(builtin.name());
                work.incident(
                        model + " could not be used: " + fault.message() + "; the built-in analyst answered instead");
                yield new Turn(run, Optional.of(handover));
            }
            case Move.Offer choice -> {
                work.handedTo(builtin.name());
                work.incident(model + " could not be used: " + fault.message() + "; the built-in analyst asks instead");
                yield new Turn(choice, Optional.of(handover));
            }
            default -> new Turn(new Move.Surrender(fault), Optional.empty());
        };
    }

    /** The built-in analyst sees only what it did itself. */
    Move next(Transcript transcript, Work work) {
        return builtin.next(
                new Transcript(
                        transcript.question(),
                        transcript.context(),
                        transcript.following(),
                        transcript.entries().subList(from, transcript.entries().size())),
                work);
    }
}
