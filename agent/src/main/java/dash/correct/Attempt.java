package dash.correct;

import java.util.List;
import java.util.Optional;

/**
 * One statement on its way.
 *
 * @param number counts from 1 within a question
 */
public record Attempt(int number, String sql, Outcome outcome) {

    public Optional<Outcome.Ran> ran() {
        return outcome instanceof Outcome.Ran ran ? Optional.of(ran) : Optional.empty();
    }

    /** Why it did not work; empty when it did. */
    public List<Diagnosis> diagnoses() {
        return switch (outcome) {
            case Outcome.Stopped stopped -> stopped.why();
            case Outcome.Failed failed -> List.of(failed.why());
            case Outcome.Ran ran -> List.of();
        };
    }

    /** Whether it did not work and another wording might. */
    public boolean repairable() {
        return !diagnoses().isEmpty() && diagnoses().stream().allMatch(Diagnosis::repairable);
    }
}
