package dash.app.command;

import dash.app.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What was asked together. */
@Command(
        name = "conversations",
        description = {
            "Lists your conversations: questions that belong together, in which follow-ups are understood.",
            "Its verbs search, show, rename, export and delete them."
        },
        synopsisSubcommandLabel = "[VERB]",
        mixinStandardHelpOptions = true)
final class ConversationsCommand extends ConversationsListing {

    private ConversationsCommand(Console console) {
        super(console);
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new ConversationsCommand(console))
                .addSubcommand(new ConversationsListCommand(console))
                .addSubcommand(new ConversationsSearchCommand(console))
                .addSubcommand(new ConversationsShowCommand(console))
                .addSubcommand(new ConversationsRenameCommand(console))
                .addSubcommand(new ConversationsExportCommand(console))
                .addSubcommand(new ConversationsDeleteCommand(console));
    }
}
