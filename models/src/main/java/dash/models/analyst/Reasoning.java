package dash.models.analyst;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.correct.Attempt;
import java.util.List;
import java.util.Optional;

/**
 * Holds a model to thinking first: enough steps, two ways weighed, the answer computed twice. It objects a few times and
 * then lets go, because an answer with a remark is better than none. For one question.
 */
final class Reasoning {

    static final int LEAST = 2;
    static final int MOST = 10;
    private static final int MOST_OBJECTIONS = 3;

    private int objections;

    /** Why the model may not conclude yet. */
    Optional<String> objection(Transcript transcript, Work work) {
        Optional<String> why = missing(transcript);
        if (why.isEmpty()) {
            vouch(transcript, work);
            return Optional.empty();
        }
        if (objections++ < MOST_OBJECTIONS) {
            return why;
        }
        work.incident("the answer was not checked as reasoning asks for: " + why.get());
        return Optional.empty();
    }

    private static Optional<String> missing(Transcript transcript) {
        List<Move.Think> steps = steps(transcript);
        if (steps.size() < LEAST) {
            return Optional.of("Think first: at least " + LEAST + " steps, and so far there are " + steps.size() + ".");
        }
        long ways = steps.stream()
                .filter(step -> step.kind() == Move.Think.Kind.THINK)
                .map(step -> step.title().strip().toLowerCase(java.util.Locale.ROOT))
                .distinct()
                .count();
        if (ways < 2) {
            return Optional.of("Weigh a second way to get the answer, in a think step of its own.");
        }
        if (good(transcript).size() < 2) {
            return Optional.of(
                    "Compute the answer a second way, with another statement, and compare before you conclude.");
        }
        return Optional.empty();
    }

    /** Why no further step of thinking is taken. */
    static Optional<String> enough(Transcript transcript) {
        return steps(transcript).size() >= MOST
                ? Optional.of("That is enough thinking: " + MOST + " steps are taken. Act, or conclude.")
                : Optional.empty();
    }

    private static List<Move.Think> steps(Transcript transcript) {
        return transcript.notes().stream()
                .filter(Move.Think.class::isInstance)
                .map(Move.Think.class::cast)
                .toList();
    }

    private static List<Attempt> good(Transcript transcript) {
        return transcript.attempts().stream()
                .filter(attempt -> attempt.ran().isPresent())
                .toList();
    }

    private static void vouch(Transcript transcript, Work work) {
        List<Attempt> good = good(transcript);
        Attempt last = good.getLast();
        boolean confirmed =
                good.stream().limit(good.size() - 1L).anyMatch(attempt -> SameResult.confirm(attempt, last));
        if (confirmed) {
            work.vouch(0.1, "a second way of computing gives the same");
        } else {
            work.vouch(-0.2, "a second way of computing gives something else");
        }
    }
}
