package dash.app.command;

import dash.app.Console;
import dash.project.talk.Talks;
import dash.store.Conversation;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Gives a conversation another title. */
@Command(name = "rename", description = "Gives a conversation another title.", mixinStandardHelpOptions = true)
final class ConversationsRenameCommand extends ConversationVerb {

    @Parameters(index = "0", paramLabel = "ID", description = "the conversation, or the beginning of its id")
    private String id = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "TITLE", description = "what it is to be called")
    private List<String> title = List.of();

    ConversationsRenameCommand(Console console) {
        super(console);
    }

    @Override
    Told tell(Talks talks) {
        Conversation renamed = talks.rename(id, String.join(" ", title));
        return new Told(List.of("It is called \"" + renamed.title() + "\" now."), object(renamed));
    }
}
