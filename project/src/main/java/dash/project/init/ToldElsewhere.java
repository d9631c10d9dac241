package dash.project.init;

import dash.knowledge.Item;
import dash.project.OpenProject;
import dash.schema.Schema;
import java.util.List;

/**
 * What people told about the same tables in other places.
 *
 * @param byTrust lists of items, the most trusted first
 * @param notices what was left out, and why
 * @param questions that somebody wrote down with their answers
 */
record ToldElsewhere(List<List<Item>> byTrust, List<String> notices, List<String> questions) {

    ToldElsewhere {
        byTrust = List.copyOf(byTrust);
        notices = List.copyOf(notices);
        questions = List.copyOf(questions);
    }

    static ToldElsewhere read(InitWish.Readings readings, Schema schema, OpenProject project) {
        return new ToldElsewhere(List.of(), List.of(), List.of());
    }
}
