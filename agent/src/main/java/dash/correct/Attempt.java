package dash.correct;

import dash.doubt.Doubt;
import java.util.List;
import java.util.Optional;

/**
 * One statement on its way.
 *
 * @param number counts from 1 within a question
 * @param sql as it was judged and run, which is the draft unless a learning put it right
 * @param learnings what learnings had to do with it
 */
public record Attempt(int number, String sql, Outcome outcome, List<LearningUse> learnings) {

    public Attempt {
        learnings = List.copyOf(learnings);
    }

    public Optional<Outcome.Ran> ran() {
        return outcome instanceof Outcome.Ran ran ? Optional.of(ran) : Optional.empty();
    }

    /** Why it did not work, or what another statement could do better; empty when there is nothing to repair. */
    public List<Diagnosis> diagnoses() {
        return switch (outcome) {
            case Outcome.Stopped stopped -> stopped.why();
            case Outcome.Failed failed -> List.of(failed.why());
            case Outcome.Ran ran ->
                ran.doubts().stream()
                        .filter(Doubt::correctable)
                        .map(Attempt::diagnosis)
                        .toList();
        };
    }

    private static Diagnosis diagnosis(Doubt doubt) {
        return new Diagnosis(
                doubt.kind().name(), doubt.claim() + " (" + doubt.evidence() + ")", -1, doubt.advice(), true);
    }

    /** Whether it did not work, or not beyond doubt, and another wording might. */
    public boolean repairable() {
        return !diagnoses().isEmpty() && diagnoses().stream().allMatch(Diagnosis::repairable);
    }
}
