package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Exit;
import dash.project.Workshop;
import dash.project.eval.EvalReport;
import dash.project.eval.ProjectEvals;
import dash.project.render.EvalJson;
import dash.project.render.EvalText;
import dash.project.told.Json;
import dash.store.EvalRuns;
import dash.store.KeptRun;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists kept runs. */
@Command(name = "list", description = "Lists the kept runs, newest first.", mixinStandardHelpOptions = true)
final class EvalListCommand implements Callable<Integer> {

    private static final int MOST = 30;

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(names = "--json", description = "print the result as one JSON object")
    private boolean json;

    EvalListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on))) {
            EvalRuns runs = workshop.evalRuns(project.told());
            List<KeptRun> kept = runs.latest(MOST);
            List<EvalReport> reports =
                    kept.stream().map(run -> ProjectEvals.kept(runs, run)).toList();
            waiting.finish();
            if (json) {
                console.out().println(Json.write(object(reports)));
            } else if (kept.isEmpty()) {
                console.out().println("no runs yet; dash eval makes one");
            } else {
                console.out()
                        .print(EvalText.list(
                                kept, reports.stream().map(EvalReport::score).toList(), console.width()));
            }
            return Exit.DONE.status();
        }
    }

    private static Map<String, @Nullable Object> object(List<EvalReport> reports) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("runs", reports.stream().map(EvalJson::summary).toList());
        return object;
    }
}
