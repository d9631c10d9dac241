package dash.knowledge;

import java.util.List;
import java.util.function.Function;

/** Keeps the knowledge of one project, with its whole history. Safe for many threads and processes. */
public interface KnowledgeBase {

    Edition current();

    /**
     * Changes several items at once or none of them. The function sees the current edition while nobody else can change
     * it, may be called again when the store was away, and may throw to leave everything as it is. The edition that is
     * returned holds the changes.
     */
    Edition change(String author, Function<Edition, List<Change>> changes);

    /** Oldest first; empty for an item that never was. */
    List<Revision> history(ItemId id);
}
