package dash.app.command;

import dash.app.Console;
import dash.project.Workshop;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Stops what runs in the background. */
@Command(
        name = "stop",
        description =
                "Stops the database that Dash keeps running in the background. Nothing is lost; it starts again by itself.",
        mixinStandardHelpOptions = true)
final class StopCommand implements Callable<Integer> {

    private final Console console;

    StopCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        boolean ran = Workshop.stop(console.surroundings());
        console.out().println(ran ? "Stopped Dash's own database." : "Nothing was running.");
        return 0;
    }
}
