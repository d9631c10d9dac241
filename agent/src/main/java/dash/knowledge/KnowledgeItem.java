package dash.knowledge;

import java.time.Instant;
import java.util.Optional;

/**
 * An item as the store keeps it.
 *
 * @param version counts every change of this item, from 1
 * @param synced the digest of its text when files and store last agreed on it; empty for what was never in a file
 */
public record KnowledgeItem(
        Item content,
        Location location,
        Standing standing,
        int version,
        String changedBy,
        Instant changedAt,
        Optional<String> synced) {

    public ItemId id() {
        return content.id();
    }

    /** What of it may be used for a question. */
    public Optional<Item> inUse() {
        return switch (standing.status()) {
            case ACTIVE, DRAFT -> Optional.of(content);
            case QUARANTINED ->
                content instanceof TableKnowledge table && !standing.setAside().isEmpty()
                        ? Optional.of(table.without(standing.setAside()))
                        : Optional.empty();
            case RETIRED -> Optional.empty();
        };
    }
}
