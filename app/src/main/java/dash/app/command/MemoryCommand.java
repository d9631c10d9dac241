package dash.app.command;

import dash.app.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What is remembered of whoever runs the command. */
@Command(
        name = "memory",
        description = {
            "Lists what is remembered of you in this project; nobody else sees it or is answered by it.",
            "Its verbs set, change and forget. \"Remember that …\" in any conversation does the same."
        },
        synopsisSubcommandLabel = "[VERB]",
        mixinStandardHelpOptions = true)
final class MemoryCommand extends MemoryListing {

    private MemoryCommand(Console console) {
        super(console);
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new MemoryCommand(console))
                .addSubcommand(new MemoryListCommand(console))
                .addSubcommand(new MemorySetCommand(console))
                .addSubcommand(new MemoryEditCommand(console))
                .addSubcommand(new MemoryForgetCommand(console));
    }
}
