package dash.app.command;

import dash.app.Console;
import dash.project.talk.Talks;
import dash.store.Conversation;
import dash.store.Page;
import dash.store.PageRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lists conversations: what {@code dash conversations} does by itself. */
abstract class ConversationsListing extends ConversationVerb {

    private static final int MOST = 50;
    private static final int SHORT_ID = 8;

    ConversationsListing(Console console) {
        super(console);
    }

    /** What they have to hold; empty for all. */
    String words() {
        return "";
    }

    @Override
    Told tell(Talks talks) {
        Page<Conversation> page = talks.list(words(), PageRequest.first(MOST));
        List<String> lines = new ArrayList<>();
        for (Conversation one : page.items()) {
            lines.add("%s  %s  %3d %-9s  %s"
                    .formatted(
                            one.id().substring(0, SHORT_ID),
                            one.changedAt().toString().substring(0, 16).replace('T', ' '),
                            one.questions(),
                            one.questions() == 1 ? "question" : "questions",
                            one.title()));
        }
        lines.add(
                page.items().isEmpty()
                        ? "no conversations" + (words().isEmpty() ? " yet: dash chat begins one" : " with these words")
                        : "Go on with one: dash chat" + sameProject() + " --resume ID");
        return new Told(lines, object(page));
    }

    private static Map<String, @Nullable Object> object(Page<Conversation> page) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(
                "conversations",
                page.items().stream().map(ConversationVerb::object).toList());
        object.put("more", page.next().isPresent());
        return object;
    }
}
