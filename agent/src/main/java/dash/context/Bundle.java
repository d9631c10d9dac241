package dash.context;

import dash.context.Budget.Fitted;
import dash.knowledge.Document;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The picked items as objects, in the order in which knowledge has them. */
final class Bundle {

    private Bundle() {}

    static Knowledge of(Knowledge all, List<Fitted> fitted) {
        Set<Item> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        Map<String, Document> documents = new LinkedHashMap<>();
        fitted.stream().map(Fitted::piece).forEach(piece -> {
            piece.item().ifPresent(kept::add);
            piece.passage()
                    .map(passage -> new Document(passage.title(), passage.path(), passage.text()))
                    .ifPresent(part -> documents.merge(part.path(), part, Bundle::together));
        });
        return new Knowledge(
                only(all.tables(), kept),
                only(all.metrics(), kept),
                only(all.rules(), kept),
                only(all.gotchas(), kept),
                only(all.glossary(), kept),
                all.calendar(),
                only(all.patterns(), kept),
                List.copyOf(documents.values()),
                all.drafts(),
                all.setAside());
    }

    private static Document together(Document one, Document other) {
        return new Document(one.title(), one.path(), one.text() + "\n\n" + other.text());
    }

    private static <T extends Item> List<T> only(List<T> all, Set<Item> kept) {
        return all.stream().filter(kept::contains).toList();
    }
}
