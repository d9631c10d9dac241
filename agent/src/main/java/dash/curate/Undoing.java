package dash.curate;

import dash.curate.Agreement.Said;
import dash.learnings.Learning;
import dash.learnings.LearningRevision;
import dash.learnings.Trust;
import java.util.List;

/** Finds what a learning said and how it stood before that was last changed. */
final class Undoing {

    private final List<LearningRevision> history;
    private final Learning now;
    private final String curator;

    Undoing(List<LearningRevision> history, Learning now, String curator) {
        this.history = history;
        this.now = now;
        this.curator = curator;
    }

    /** What it was taught at first cannot be taken back but by taking it out of use. */
    Learning before() {
        return history.reversed().stream()
                .map(LearningRevision::learning)
                .filter(earlier -> !Said.of(earlier).equals(Said.of(now)))
                .findFirst()
                .map(earlier -> now.with(earlier.lesson()).with(earlier.trust()))
                .orElseGet(() -> now.with(now.trust().with(Trust.Status.RETIRED, "undone by " + curator)));
    }

    boolean takesBackAPromotion() {
        return !now.trust().promotedTo().isEmpty()
                && before().trust().promotedTo().isEmpty();
    }
}
