package dash.app.command;

import dash.app.Console;
import picocli.CommandLine.Command;

/** The listing under its own name. */
@Command(
        name = "list",
        description = "Lists your conversations, the one that changed last first.",
        mixinStandardHelpOptions = true)
final class ConversationsListCommand extends ConversationsListing {

    ConversationsListCommand(Console console) {
        super(console);
    }
}
