package dash.draft;

import dash.knowledge.Item;
import java.util.List;

/**
 * What was drafted.
 *
 * @param items in the order of their kinds
 * @param questions that the items should let anybody ask, the most telling first
 */
public record Drafts(List<Item> items, List<String> questions) {

    public static final Drafts NONE = new Drafts(List.of(), List.of());

    public Drafts {
        items = List.copyOf(items);
        questions = List.copyOf(questions);
    }
}
