package dash.knowledge;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All knowledge of one project at one moment, retired items included.
 *
 * @param version grows with every change of any item, so that an answer can say which knowledge it rests on
 */
public record Edition(long version, List<KnowledgeItem> items) {

    private static final Comparator<KnowledgeItem> ORDER = Comparator.comparing(KnowledgeItem::location)
            .thenComparing(item -> item.id().key());

    public static final Edition EMPTY = new Edition(0, List.of());

    public Edition {
        items = items.stream().sorted(ORDER).toList();
    }

    public Map<ItemId, KnowledgeItem> byId() {
        Map<ItemId, KnowledgeItem> byId = new LinkedHashMap<>();
        items.forEach(item -> byId.put(item.id(), item));
        return byId;
    }

    public Optional<KnowledgeItem> find(ItemId id) {
        return items.stream().filter(item -> item.id().equals(id)).findFirst();
    }

    /** Everything but what was retired. */
    public List<KnowledgeItem> living() {
        return items.stream()
                .filter(item -> item.standing().status() != Standing.Status.RETIRED)
                .toList();
    }

    /** What a question may rest on: what people wrote, then those drafts that do not get in its way. */
    public Knowledge knowledge() {
        return Knowledge.of(inUse(false), inUse(true), setAside());
    }

    /** A draft that turned out wrong is nobody's word. */
    private List<SetAside> setAside() {
        return items.stream()
                .filter(item -> item.standing().status() == Standing.Status.QUARANTINED)
                .filter(item -> !item.standing().isDraft() && item.inUse().isEmpty())
                .map(item -> new SetAside(item.content(), item.standing().reason()))
                .toList();
    }

    private List<Item> inUse(boolean drafts) {
        return items.stream()
                .filter(item -> item.standing().isDraft() == drafts)
                .flatMap(item -> item.inUse().stream())
                .toList();
    }
}
