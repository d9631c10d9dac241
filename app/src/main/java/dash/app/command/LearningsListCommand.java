package dash.app.command;

import dash.app.Console;
import picocli.CommandLine.Command;

/** The listing under its own name. */
@Command(
        name = "list",
        description = "Lists learnings with their standing, confidence and use.",
        mixinStandardHelpOptions = true)
final class LearningsListCommand extends LearningsListing {

    LearningsListCommand(Console console) {
        super(console);
    }
}
