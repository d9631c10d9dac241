package dash.app.command;

import dash.app.Console;
import picocli.CommandLine.Command;

/** The same as {@code dash drafts} alone. */
@Command(name = "list", description = "Lists the drafts.", mixinStandardHelpOptions = true)
final class DraftsListCommand extends DraftsListing {

    DraftsListCommand(Console console) {
        super(console);
    }
}
