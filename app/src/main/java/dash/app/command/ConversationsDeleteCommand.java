package dash.app.command;

import dash.app.Console;
import dash.project.talk.Talks;
import dash.store.Conversation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Deletes a conversation. */
@Command(
        name = "delete",
        description = "Deletes a conversation with its answers. The audit log of statements stays.",
        mixinStandardHelpOptions = true)
final class ConversationsDeleteCommand extends ConversationVerb {

    @Parameters(paramLabel = "ID", description = "the conversation, or the beginning of its id")
    private String id = "";

    ConversationsDeleteCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Talks talks) {
        Conversation deleted = talks.delete(id);
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("deleted", deleted.id());
        object.put("questions", deleted.questions());
        return new Told(
                List.of("Deleted \"" + deleted.title() + "\" with " + deleted.questions()
                        + (deleted.questions() == 1 ? " question." : " questions.")),
                object);
    }
}
