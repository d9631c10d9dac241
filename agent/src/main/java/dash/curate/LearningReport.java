package dash.curate;

import dash.learnings.Learning;
import java.util.List;

/**
 * What an import did to learnings.
 *
 * @param kept learnings that were changed in the store and not in the files: an export writes them back
 */
public record LearningReport(
        List<Learning> added, List<Learning> changed, List<Learning> removed, List<Learning> kept, int unchanged) {

    public static final LearningReport NOTHING = new LearningReport(List.of(), List.of(), List.of(), List.of(), 0);

    public LearningReport {
        added = List.copyOf(added);
        changed = List.copyOf(changed);
        removed = List.copyOf(removed);
        kept = List.copyOf(kept);
    }

    /** Whether there is anything to tell. */
    public boolean isEmpty() {
        return equals(NOTHING);
    }
}
