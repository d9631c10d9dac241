package dash.context;

import dash.knowledge.Knowledge;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Knowledge that lacks some layers. Gives the same object for as long as the whole is the same. */
final class KnowledgeWithout implements Supplier<Knowledge> {

    private record Cut(Knowledge whole, Knowledge rest) {}

    private final Supplier<Knowledge> whole;
    private final Set<Layer> layers;
    private final AtomicReference<Cut> latest = new AtomicReference<>(new Cut(Knowledge.EMPTY, Knowledge.EMPTY));

    KnowledgeWithout(Supplier<Knowledge> whole, Set<Layer> layers) {
        this.whole = whole;
        this.layers = Set.copyOf(layers);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // the same object means the same state; comparing all of it would be slow
    public Knowledge get() {
        Knowledge now = whole.get();
        Cut cut = latest.get();
        if (cut.whole() == now) {
            return cut.rest();
        }
        Cut fresh = new Cut(now, rest(now));
        latest.set(fresh);
        return fresh.rest();
    }

    private Knowledge rest(Knowledge all) {
        boolean annotations = !layers.contains(Layer.ANNOTATIONS);
        return new Knowledge(
                layers.contains(Layer.TABLES) ? List.of() : all.tables(),
                annotations ? all.metrics() : List.of(),
                annotations ? all.rules() : List.of(),
                annotations ? all.gotchas() : List.of(),
                annotations ? all.glossary() : List.of(),
                all.calendar(),
                layers.contains(Layer.PATTERNS) ? List.of() : all.patterns(),
                layers.contains(Layer.DOCUMENTS) ? List.of() : all.documents(),
                all.drafts(),
                annotations ? all.setAside() : List.of());
    }
}
