package dash.knowledge;

import java.util.Optional;

/**
 * One step from an edition to the next.
 *
 * @param act what is done, in one word of the history: added, changed, retired, quarantined, released, moved
 * @param synced as in {@link KnowledgeItem}; told anew with every change
 */
public record Change(String act, Item content, Location location, Standing standing, Optional<String> synced) {

    /** Where an item stands is not what it means: a move leaves no trace in its history. */
    public static final String MOVED = "moved";

    public static Change of(String act, KnowledgeItem item, Standing standing) {
        return new Change(act, item.content(), item.location(), standing, item.synced());
    }
}
