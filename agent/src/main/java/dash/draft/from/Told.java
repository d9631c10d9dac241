package dash.draft.from;

import dash.knowledge.Item;
import java.util.List;

/**
 * What one place told.
 *
 * @param notices what was left out, and why, as sentences
 * @param questions that came with their answers
 */
public record Told(List<Item> items, List<String> notices, List<String> questions) {

    public static final Told NOTHING = new Told(List.of(), List.of(), List.of());

    public Told {
        items = List.copyOf(items);
        notices = List.copyOf(notices);
        questions = List.copyOf(questions);
    }
}
