package dash.curate;

import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import java.util.List;

/**
 * What an import did.
 *
 * @param kept items that were changed in the store and not in the files: an export writes them back
 */
public record ImportReport(
        List<ItemId> added,
        List<ItemId> changed,
        List<ItemId> removed,
        List<ItemId> unchanged,
        List<ItemId> kept,
        Edition edition) {

    public ImportReport {
        added = List.copyOf(added);
        changed = List.copyOf(changed);
        removed = List.copyOf(removed);
        unchanged = List.copyOf(unchanged);
        kept = List.copyOf(kept);
    }

    public boolean changedSomething() {
        return !added.isEmpty() || !changed.isEmpty() || !removed.isEmpty();
    }
}
