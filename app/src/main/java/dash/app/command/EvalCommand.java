package dash.app.command;

import dash.app.Console;
import dash.app.Waiting;
import dash.fault.Code;
import dash.fault.Exit;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.EvalRun;
import dash.project.OpenProject;
import dash.project.Person;
import dash.project.Workshop;
import dash.project.eval.EvalPlan;
import dash.project.eval.EvalReport;
import dash.project.eval.KeptEvals;
import dash.project.eval.ProjectEvals;
import dash.project.render.EvalJson;
import dash.project.render.EvalOut;
import dash.project.render.EvalText;
import dash.project.told.Json;
import dash.question.Cancellation;
import dash.store.EvalRuns;
import dash.store.KeptRun;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Asks golden questions and tells how many are answered rightly. */
@Command(
        name = "eval",
        description = "Asks golden questions, judges the answers, and tells what changed since an earlier run.",
        mixinStandardHelpOptions = true)
final class EvalCommand implements Callable<Integer> {

    private static final int MOST_ROUNDS = 100;

    private final Console console;

    @Mixin
    private ProjectOption project = new ProjectOption();

    @Option(
            names = "--questions",
            paramLabel = "FILE|DIR",
            description = "golden questions, or the sets of nao, Cube or Cortex (default: golden/ of the project)")
    private @Nullable Path questions;

    @Option(
            names = "--where",
            paramLabel = "KEY=VALUE",
            description = "only those, by id, db, tag, difficulty, answerable or stable")
    private List<String> where = new ArrayList<>();

    @Option(names = "--tag", paramLabel = "TAG", description = "only those with one of these tags")
    private List<String> tags = new ArrayList<>();

    @Option(names = "--difficulty", paramLabel = "LEVEL", description = "only easy, medium, hard or unrated ones")
    private List<String> difficulties = new ArrayList<>();

    @Option(names = "--id", paramLabel = "ID", description = "only these")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--paraphrases", description = "ask the paraphrases, too")
    private boolean paraphrases;

    @Option(names = "--extra-columns", description = "columns beside the right ones do no harm, in no question")
    private boolean extraColumns;

    @Option(names = "--parallel", paramLabel = "N", description = "questions at a time, at most 16 (default: 2)")
    private int parallel = 2;

    @Option(names = "--compare", paramLabel = "last|RUN", description = "tell what changed since this run")
    private @Nullable String compare;

    @Option(names = "--min-accuracy", paramLabel = "X", description = "end with 1 when fewer are right, from 0 to 1")
    private @Nullable Double bar;

    @Option(names = "--fail-on-regression", description = "end with 1 when something that passed does not any more")
    private boolean failOnRegression;

    @Option(names = "--resume", paramLabel = "RUN", description = "go on with an interrupted run")
    private @Nullable String resume;

    @Option(names = "--ablate", description = "ask again without each layer, and without all")
    private boolean ablate;

    @Option(
            names = "--learn",
            paramLabel = "N",
            description = "ask again N times from an empty memory, learning on the way")
    private int learn;

    @Option(names = "--out", paramLabel = "FILE", description = "write report.json, report.xml (JUnit) or report.html")
    private List<Path> out = new ArrayList<>();

    @Option(names = "--json", description = "print the report as one JSON object")
    private boolean json;

    private EvalCommand(Console console) {
        this.console = console;
    }

    static CommandLine commandLine(Console console) {
        return new CommandLine(new EvalCommand(console))
                .addSubcommand(new EvalListCommand(console))
                .addSubcommand(new EvalShowCommand(console));
    }

    @Override
    public Integer call() {
        out.forEach(EvalOut::check);
        check();
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(console.surroundings(waiting::on));
                OpenProject opened = workshop.project(project.told())) {
            EvalRuns runs = workshop.store().evalRuns(opened.name());
            Optional<KeptRun> earlier = earlier(runs);
            ProjectEvals evals = new ProjectEvals(opened, runs, Clock.systemUTC(), parallel, waiting::on);
            Interruption interruption = new Interruption();
            EvalReport report;
            try (interruption) {
                report = run(evals, runs, opened, interruption.cancellation());
            }
            EvalReport whole = earlier.map(run -> evals.compared(report, run)).orElse(report);
            waiting.finish();
            tell(whole);
            return exit(whole).status();
        }
    }

    private EvalReport run(ProjectEvals evals, EvalRuns runs, OpenProject opened, Cancellation cancellation) {
        if (resume != null) {
            return evals.resume(KeptEvals.find(runs, resume), cancellation);
        }
        Path from =
                questions == null ? opened.trials().folder() : console.here().resolve(questions);
        EvalPlan plan =
                new EvalPlan(from.toAbsolutePath().normalize().toString(), conditions(), paraphrases, extraColumns, "");
        EvalReport report = evals.run(plan, Person.name(), cancellation);
        if (ablate && !cancellation.isCancelled()) {
            report = evals.ablated(report, plan, cancellation);
        }
        return learn > 0 && !cancellation.isCancelled() ? evals.learning(report, plan, learn, cancellation) : report;
    }

    /** Found before anything is asked: the newest completed run is the last one, not this one. */
    private Optional<KeptRun> earlier(EvalRuns runs) {
        if (compare != null && !compare.equals("last")) {
            return Optional.of(KeptEvals.find(runs, compare));
        }
        if (compare == null && !failOnRegression) {
            return Optional.empty();
        }
        Optional<KeptRun> last = runs.lastCompleted();
        if (last.isEmpty()) {
            console.err().println("dash: there is no earlier run to compare with");
        }
        return last;
    }

    private List<String> conditions() {
        List<String> conditions = new ArrayList<>(where);
        tags.forEach(tag -> conditions.add("tag=" + tag));
        difficulties.forEach(level -> conditions.add("difficulty=" + level));
        ids.forEach(id -> conditions.add("id=" + id));
        return conditions;
    }

    private void check() {
        if (parallel < 1 || parallel > EvalRun.MOST_PARALLEL) {
            throw wrong("--parallel", String.valueOf(parallel), "a number from 1 to " + EvalRun.MOST_PARALLEL);
        }
        if (learn < 0 || learn > MOST_ROUNDS) {
            throw wrong("--learn", String.valueOf(learn), "a number from 1 to " + MOST_ROUNDS);
        }
        if (bar != null && !(bar >= 0 && bar <= 1)) {
            throw wrong("--min-accuracy", String.valueOf(bar), "a share from 0 to 1, such as 0.8");
        }
        boolean chosen =
                questions != null || !conditions().isEmpty() || paraphrases || extraColumns || ablate || learn > 0;
        if (resume != null && chosen) {
            throw wrong("--resume", resume, "the run alone: what it asks was decided when it began");
        }
    }

    private static FaultException wrong(String option, String value, String what) {
        return FaultException.of(
                Code.WRONG_USAGE, Place.named(option), value, "not a value for this option", "give " + what);
    }

    private void tell(EvalReport report) {
        if (json) {
            console.out().println(Json.write(EvalJson.of(report)));
        } else {
            console.out().print(EvalText.of(report, console.width()));
        }
        for (Path file : out) {
            EvalOut.write(console.here().resolve(file), report);
            console.err().println("dash: wrote " + file);
        }
    }

    private Exit exit(EvalReport report) {
        if (!report.isComplete()) {
            return Exit.CANCELLED;
        }
        boolean below = bar != null && report.score().all().accuracy() < bar - 1e-9;
        boolean regressed = failOnRegression
                && report.comparison()
                        .filter(comparison -> !comparison.flips().regressed().isEmpty())
                        .isPresent();
        if (below) {
            console.err().println("dash: the accuracy is below " + bar);
        }
        if (regressed) {
            console.err().println("dash: something that passed before does not pass any more");
        }
        return below || regressed ? Exit.NEGATIVE : Exit.DONE;
    }
}
