package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.app.serve.Serving;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.project.Workshop;
import dash.project.file.ProjectFile;
import dash.server.Server;
import dash.server.ServerSettings;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The demo company: makes it, serves its page, says what to ask. */
@Command(
        name = "demo",
        description = {
            "Makes the demo company (a database with real traps, knowledge about them, golden questions) and serves its page.",
            "Ctrl-C stops it."
        },
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {

    private static final String NAME = "demo";

    private final Console console;

    @Option(names = "--prepare", description = "only make the company, for the command line, and end")
    private boolean prepare;

    @Mixin
    private ServerOptions options = new ServerOptions();

    DemoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (prepare) {
            return prepared();
        }
        Serving serving = new Serving(console, DashCommand.version());
        ServerSettings settings = options.settings();
        try {
            serving.serve(settings, Map.of(NAME, Optional.of(NAME)), this::tell);
        } catch (FaultException taken) {
            // Somebody who only wants to look should not have to choose a port.
            if (taken.fault().code() != Code.SERVER_PORT_TAKEN || options.tellPort()) {
                throw taken;
            }
            serving.serve(settings.withPort(0), Map.of(NAME, Optional.of(NAME)), this::tell);
        }
        return 0;
    }

    private int prepared() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            ProjectFile demo = workshop.demo();
            waiting.finish();
            console.out().println("""

                      The demo company is ready. Its knowledge is in %s
                    """.formatted(demo.folder()));
            tellCommands();
            return 0;
        }
    }

    private void tell(Server server) {
        console.out().println("""

                  The demo company is at %s  (Ctrl-C stops it)
                """.formatted(server.address()));
        tellCommands();
        console.out().flush();
    }

    private void tellCommands() {
        console.out().println("""
                  Or from another terminal:
                    ./dash ask --project demo "What is our current MRR?"
                    ./dash ask --project demo "shop revenue by country in 2025"
                    ./dash sql --project demo "SELECT status, count(*) FROM orders GROUP BY status"
                """);
    }
}
