package dash.drift;

import dash.knowledge.ItemId;
import dash.knowledge.Kind;
import dash.knowledge.Names;
import java.util.Optional;

/**
 * Whoever makes claims about the source: an item of knowledge, a golden question, a file.
 *
 * @param kind in words, such as "metric"
 * @param file where it stands, or empty
 */
public record Subject(String kind, String name, String file, Optional<ItemId> item) {

    boolean isTableNote() {
        return item.filter(id -> id.kind() == Kind.TABLE).isPresent();
    }

    boolean isCalled(String other) {
        return Names.key(name).equals(Names.key(other));
    }

    @Override
    public String toString() {
        return kind + " " + name;
    }
}
