package dash.app.command;

import dash.app.Console;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Finds conversations by their words. */
@Command(
        name = "search",
        description = "Finds your conversations by words of their titles and questions.",
        mixinStandardHelpOptions = true)
final class ConversationsSearchCommand extends ConversationsListing {

    @Parameters(arity = "1..*", paramLabel = "WORDS", description = "what to look for; beginnings of words are enough")
    private List<String> words = List.of();

    ConversationsSearchCommand(Console console) {
        super(console);
    }

    @Override
    String words() {
        return String.join(" ", words);
    }
}
