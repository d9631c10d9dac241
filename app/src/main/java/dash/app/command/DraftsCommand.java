package dash.app.command;

import dash.app.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What was drafted and nobody has looked at yet. */
@Command(
        name = "drafts",
        description = {
            "Lists knowledge that dash init drafted and nobody has looked at yet.",
            "A draft is used and says so; it never outranks what a person wrote. Its verbs show, accept, edit and drop drafts."
        },
        synopsisSubcommandLabel = "[VERB]",
        mixinStandardHelpOptions = true)
final class DraftsCommand extends DraftsListing {

    private DraftsCommand(Console console) {
        super(console);
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new DraftsCommand(console))
                .addSubcommand(new DraftsListCommand(console))
                .addSubcommand(new DraftsShowCommand(console))
                .addSubcommand(new DraftsAcceptCommand(console))
                .addSubcommand(new DraftsEditCommand(console))
                .addSubcommand(new DraftsDropCommand(console));
    }
}
