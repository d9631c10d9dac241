package dash.project.context;

import dash.knowledge.Edition;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeBase;
import dash.project.documents.ProjectShelf;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * The knowledge that questions rest on, with the documents of the shelf: the same object until it is read again or the shelf
 * has changed, which is looked at now and then. Safe for many threads.
 */
final class LiveKnowledge implements Supplier<Knowledge> {

    private static final long LOOK_AGAIN = Duration.ofSeconds(1).toNanos();

    private final KnowledgeBase base;
    private final ProjectShelf shelf;
    private Knowledge items;
    private Knowledge whole;
    private String stamp;
    private long looked;

    LiveKnowledge(KnowledgeBase base, Knowledge first, ProjectShelf shelf) {
        this.base = base;
        this.shelf = shelf;
        this.items = first;
        this.stamp = shelf.stamp();
        this.whole = first.with(shelf.documents());
        this.looked = System.nanoTime();
    }

    @Override
    public synchronized Knowledge get() {
        if (System.nanoTime() - looked > LOOK_AGAIN) {
            looked = System.nanoTime();
            String now = shelf.stamp();
            if (!now.equals(stamp)) {
                stamp = now;
                whole = items.with(shelf.documents());
            }
        }
        return whole;
    }

    /** A store that has never heard of the project changes nothing. */
    synchronized void reload() {
        Edition edition = base.current();
        if (edition.version() > 0) {
            items = edition.knowledge();
            stamp = shelf.stamp();
            whole = items.with(shelf.documents());
        }
    }
}
