package dash.curate;

import dash.knowledge.Edition;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.Standing;
import dash.knowledge.files.FileItem;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Brings the items of a folder into the store: all of them or none. Importing the same folder again changes nothing. */
public final class Importing {

    /** Whose change counts when both sides changed an item; by default neither, and the import says so. */
    public enum Take {
        NEITHER,
        FILES,
        STORE
    }

    private final KnowledgeBase base;
    private final String author;
    private final Take take;

    public Importing(KnowledgeBase base, String author, Take take) {
        this.base = base;
        this.author = author;
        this.take = take;
    }

    /** The project's own folder: what is gone from it is retired. */
    public ImportReport own(List<FileItem> items) {
        return bring(items, true);
    }

    /** A folder from somewhere else adds and changes, and takes nothing away. */
    public ImportReport foreign(List<FileItem> items) {
        return bring(items.stream().map(Importing::imported).toList(), false);
    }

    private static FileItem imported(FileItem item) {
        Standing standing = item.standing();
        return standing.origin() == Standing.Origin.HUMAN
                ? new FileItem(
                        item.content(),
                        item.location(),
                        Standing.of(Standing.Origin.IMPORTED, standing.status()),
                        item.place())
                : item;
    }

    private ImportReport bring(List<FileItem> items, boolean removing) {
        AtomicReference<ThreeWays> seen = new AtomicReference<>();
        Edition edition = base.change(author, current -> {
            ThreeWays ways = new ThreeWays(current, items, take, removing);
            seen.set(ways);
            return ways.changes();
        });
        return seen.get().report(edition);
    }
}
