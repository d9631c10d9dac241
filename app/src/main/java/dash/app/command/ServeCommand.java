package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.app.serve.Serving;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Workshop;
import dash.server.Server;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The page and the HTTP API. */
@Command(
        name = "serve",
        description = {
            "Serves the page and the HTTP API of one or more projects, on this machine only.",
            "Ctrl-C stops it; questions that run are called off and say so."
        },
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = {"-p", "--project"},
            paramLabel = "DIR",
            description =
                    "a project's folder, more than once for several; 'demo' is the demo company (default: DASH_PROJECT, else the dash.yaml here or above)")
    private List<String> projects = List.of();

    @Mixin
    private ServerOptions options = new ServerOptions();

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        new Serving(console, DashCommand.version()).serve(options.settings(), named(), this::tell);
        return 0;
    }

    /** Under which names they are served: what is wrong with a file is said before anything is started. */
    private Map<String, Optional<String>> named() {
        List<Optional<String>> told = projects.isEmpty()
                ? List.of(Optional.empty())
                : projects.stream().map(Optional::of).toList();
        Map<String, Optional<String>> named = new LinkedHashMap<>();
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            told.forEach(one -> {
                String name = workshop.projectName(one);
                if (named.put(name, one) != null) {
                    throw FaultException.of(
                            Code.WRONG_USAGE,
                            Place.named("--project"),
                            name,
                            "two of the projects have the same name",
                            "name one of them otherwise in its dash.yaml");
                }
            });
        }
        return named;
    }

    private void tell(Server server) {
        console.out().println("Dash is at " + server.address() + "  (Ctrl-C stops it)");
        console.out().flush();
    }
}
