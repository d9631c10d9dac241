package dash.app.command;

import dash.app.Console;
import picocli.CommandLine.Command;

/** Lists one's own memory. */
@Command(name = "list", description = "Lists what is remembered of you.", mixinStandardHelpOptions = true)
final class MemoryListCommand extends MemoryListing {

    MemoryListCommand(Console console) {
        super(console);
    }
}
