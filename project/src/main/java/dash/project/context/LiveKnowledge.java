package dash.project.context;

import dash.knowledge.Edition;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeBase;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** The knowledge that questions rest on: the same object until it is read again. Safe for many threads. */
final class LiveKnowledge implements Supplier<Knowledge> {

    private final KnowledgeBase base;
    private final AtomicReference<Knowledge> current;

    LiveKnowledge(KnowledgeBase base, Knowledge first) {
        this.base = base;
        this.current = new AtomicReference<>(first);
    }

    @Override
    public Knowledge get() {
        return current.get();
    }

    /** A store that has never heard of the project changes nothing. */
    void reload() {
        Edition edition = base.current();
        if (edition.version() > 0) {
            current.set(edition.knowledge());
        }
    }
}
