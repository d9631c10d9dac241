package dash.learnings;

import java.util.List;

/**
 * One step of one learning.
 *
 * @param after what it is from then on; its version is counted by whoever keeps it. A number that is not there yet adds it
 * @param act what is done, in one word of the history: learned, strengthened, accepted, rejected, edited, merged,
 *     promoted, retired, quarantined, used, undone, imported
 * @param evidence what speaks for or against it because of this step
 */
public record LearningChange(Learning after, String act, List<Evidence> evidence) {

    /** Being used is counted, and is no state of its own in the history. */
    public static final String USED = "used";

    public LearningChange {
        evidence = List.copyOf(evidence);
    }
}
