package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.Workshop;
import dash.project.eval.EvalReport;
import dash.project.eval.KeptEvals;
import dash.project.eval.ProjectEvals;
import dash.project.render.EvalJson;
import dash.project.render.EvalOut;
import dash.project.render.EvalText;
import dash.project.told.Json;
import dash.store.EvalRuns;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a kept run. */
@Command(name = "show", description = "Shows a kept run, or what changed between two.", mixinStandardHelpOptions = true)
final class EvalShowCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--compare", paramLabel = "RUN", description = "tell what changed since this run")
    private @Nullable String compare;

    @Option(names = "--out", paramLabel = "FILE", description = "write report.json, report.xml (JUnit) or report.html")
    private List<Path> out = new ArrayList<>();

    @Option(names = "--json", description = "print the report as one JSON object")
    private boolean json;

    @Parameters(arity = "1", paramLabel = "RUN", description = "the run's id, the start of it, or 'last'")
    private String run = "";

    EvalShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        out.forEach(EvalOut::check);
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            EvalRuns runs = workshop.evalRuns(project.told());
            EvalReport report = ProjectEvals.kept(runs, KeptEvals.find(runs, run));
            EvalReport told =
                    compare == null ? report : ProjectEvals.compared(runs, report, KeptEvals.find(runs, compare));
            waiting.finish();
            if (json) {
                console.out().println(Json.write(EvalJson.of(told)));
            } else {
                console.out().print(EvalText.of(told, console.width()));
            }
            for (Path file : out) {
                EvalOut.write(console.here().resolve(file), told);
                console.err().println("dash: wrote " + file);
            }
            return Exit.DONE.status();
        }
    }
}
