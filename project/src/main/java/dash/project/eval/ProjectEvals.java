package dash.project.eval;

import dash.answer.Answer;
import dash.context.Layer;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.EvalRun;
import dash.golden.Examination;
import dash.golden.Flips;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.golden.GoldenRows;
import dash.golden.Grader;
import dash.golden.Respondent;
import dash.golden.Scorecard;
import dash.golden.Trial;
import dash.golden.TrialResult;
import dash.golden.TrialText;
import dash.learnings.MemoryOnly;
import dash.project.OpenProject;
import dash.question.Cancellation;
import dash.store.EvalRuns;
import dash.store.KeptRun;
import dash.store.KeptTrial;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Runs golden questions of one open project and keeps what comes of it. */
public final class ProjectEvals {

    private final OpenProject project;
    private final EvalRuns runs;
    private final Clock clock;
    private final int parallel;
    private final Consumer<String> progress;

    /** {@code progress} is told in words how far it is. */
    public ProjectEvals(OpenProject project, EvalRuns runs, Clock clock, int parallel, Consumer<String> progress) {
        this.project = project;
        this.runs = runs;
        this.clock = clock;
        this.parallel = parallel;
        this.progress = progress;
    }

    /** A run that is kept and has asked nothing yet. */
    public record Begun(KeptRun run, EvalPlan plan, List<Trial> trials) {
        public Begun {
            trials = List.copyOf(trials);
        }
    }

    /** Asks all that the plan says; what was asked before a cancellation is kept. */
    public EvalReport run(EvalPlan plan, String by, Cancellation cancellation) {
        return take(begin(plan, by), done -> {}, cancellation);
    }

    /** Finds out what there is to ask, and keeps that it was begun. */
    public Begun begin(EvalPlan plan, String by) {
        List<Trial> trials = trials(plan);
        KeptRun run = new KeptRun(
                UUID.randomUUID().toString().substring(0, 8),
                project.name(),
                clock.instant(),
                Optional.empty(),
                by,
                project.trials().analyst(),
                project.trials().state().knowledgeVersion(),
                project.trials().state().schema().fingerprint(),
                plan.of(trials).json());
        runs.begin(run);
        return new Begun(run, plan, trials);
    }

    /** @param done is told after each question how many have been asked */
    public EvalReport take(Begun begun, IntConsumer done, Cancellation cancellation) {
        return take(begun, Map.of(), done, cancellation);
    }

    /** Goes on with an interrupted run; refuses when it would no longer be one run of one state. */
    public EvalReport resume(KeptRun run, Cancellation cancellation) {
        EvalPlan plan = EvalPlan.read(run.plan());
        List<Trial> trials = trials(plan);
        refuseChange(run, "questions", plan.digest(), plan.of(trials).digest());
        refuseChange(
                run,
                "knowledge",
                run.knowledgeVersion(),
                project.trials().state().knowledgeVersion());
        refuseChange(
                run,
                "schema",
                run.schemaFingerprint(),
                project.trials().state().schema().fingerprint());
        refuseChange(run, "analyst", run.model(), project.trials().analyst());
        Map<String, TrialResult> done = new HashMap<>();
        results(run).forEach(result -> done.put(result.id(), result));
        return take(new Begun(run, plan, trials), done, count -> {}, cancellation);
    }

    private static void refuseChange(KeptRun run, String what, String before, String now) {
        if (!before.equals(now)) {
            throw FaultException.of(
                    Code.EVAL_CHANGED_MEANWHILE,
                    Place.named("the run " + run.id()),
                    what,
                    "the " + what + " changed since the run began, so that its parts would not fit together",
                    "start a new run with dash eval, and compare it with --compare " + run.id());
        }
    }

    private List<Trial> trials(EvalPlan plan) {
        List<GoldenQuestion> all = new GoldenReader().read(Path.of(plan.questions()));
        List<GoldenQuestion> chosen = new Selection(plan.where()).of(all);
        if (chosen.isEmpty()) {
            throw FaultException.of(
                    Code.EVAL_EMPTY,
                    Place.named(plan.questions()),
                    String.join(" ", plan.where()),
                    all.isEmpty() ? "there are no golden questions" : "no golden question meets the conditions",
                    all.isEmpty()
                            ? "add some with dash golden add, or name a file with --questions"
                            : "leave a condition out; dash golden list shows all questions");
        }
        return Trial.of(chosen, plan.paraphrases());
    }

    private EvalReport take(
            Begun begun, Map<String, TrialResult> done, IntConsumer counted, Cancellation cancellation) {
        KeptRun run = begun.run();
        List<Trial> trials = begun.trials();
        Map<String, Integer> positions = new HashMap<>();
        trials.forEach(trial -> positions.put(trial.id(), positions.size()));
        List<Trial> open =
                trials.stream().filter(trial -> !done.containsKey(trial.id())).toList();
        Grader grader = new Grader(project.trials().rows(), begun.plan().extraColumns());
        Map<String, TrialResult> all = new HashMap<>(done);
        Consumer<TrialResult> keeper = result -> {
            runs.keep(new KeptTrial(
                    run.id(),
                    result.id(),
                    positions.getOrDefault(result.id(), 0),
                    result.fate().written(),
                    TrialText.write(result)));
            all.put(result.id(), result);
            counted.accept(all.size());
            int tenth = Math.max(1, trials.size() / 10);
            if (all.size() % tenth == 0) {
                progress.accept("asked %d of %d golden questions".formatted(all.size(), trials.size()));
            }
        };
        EvalRun engine = new EvalRun(new Examination(project.trials().respondent(Set.of()), grader), parallel);
        engine.take(open, keeper, cancellation);
        List<TrialResult> results = trials.stream()
                .map(trial -> Optional.ofNullable(all.get(trial.id())))
                .flatMap(Optional::stream)
                .toList();
        return new EvalReport(
                ended(run, results.size() == trials.size()),
                results,
                trials.size(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    private KeptRun ended(KeptRun run, boolean complete) {
        if (!complete) {
            return run;
        }
        runs.complete(run.id(), clock.instant());
        return runs.startingWith(run.id()).getFirst();
    }

    /** An earlier run as it was kept. */
    public static EvalReport kept(EvalRuns runs, KeptRun run) {
        List<TrialResult> results = results(runs, run);
        return new EvalReport(
                run,
                results,
                run.completedAt().isPresent() ? results.size() : results.size() + 1,
                Optional.empty(),
                List.of(),
                List.of());
    }

    public EvalReport compared(EvalReport report, KeptRun earlier) {
        return compared(runs, report, earlier);
    }

    public static EvalReport compared(EvalRuns runs, EvalReport report, KeptRun earlier) {
        return report.comparedWith(earlier, results(runs, earlier));
    }

    private List<TrialResult> results(KeptRun run) {
        return results(runs, run);
    }

    private static List<TrialResult> results(EvalRuns runs, KeptRun run) {
        return runs.results(run.id()).stream()
                .map(kept -> TrialText.read(kept.body()))
                .toList();
    }

    /** Asks the same once more for each layer without it, and once with none of them. Not kept. */
    public EvalReport ablated(EvalReport report, EvalPlan plan, Cancellation cancellation) {
        List<Trial> trials = trials(plan);
        GoldenRows rows = project.trials().rows();
        List<EvalReport.Ablation> measured = new ArrayList<>();
        Arrays.stream(Layer.values())
                .forEach(layer -> measured.add(
                        without(report, trials, EnumSet.of(layer), layer.written(), plan, rows, cancellation)));
        measured.add(without(report, trials, EnumSet.allOf(Layer.class), "all of them", plan, rows, cancellation));
        return report.with(measured);
    }

    /** Asks the same so many times from an empty memory, learning on the way. Nothing of it is kept. */
    public EvalReport learning(EvalReport report, EvalPlan plan, int rounds, Cancellation cancellation) {
        List<Trial> trials = trials(plan);
        Grader grader = new Grader(project.trials().rows(), plan.extraColumns());
        MemoryOnly memory = new MemoryOnly(clock, List.of());
        Respondent learner = project.trials().respondent(memory, true);
        List<EvalReport.Round> curve = new ArrayList<>();
        for (int number = 1; number <= rounds && !cancellation.isCancelled(); number++) {
            progress.accept("round %d of %d".formatted(number, rounds));
            AtomicInteger failures = new AtomicInteger();
            Respondent counted = (wording, called) -> {
                Answer answer = learner.ask(wording, called);
                failures.addAndGet((int) answer.attempts().stream()
                        .filter(attempt -> !attempt.diagnoses().isEmpty())
                        .count());
                return answer;
            };
            // One at a time: what a question teaches is there for the next.
            List<TrialResult> results =
                    new EvalRun(new Examination(counted, grader), 1).take(trials, result -> {}, cancellation);
            curve.add(new EvalReport.Round(
                    number,
                    new Scorecard(results).all(),
                    failures.get(),
                    memory.current().learnings().size()));
        }
        return report.withCurve(curve);
    }

    private EvalReport.Ablation without(
            EvalReport report,
            List<Trial> trials,
            Set<Layer> layers,
            String name,
            EvalPlan plan,
            GoldenRows rows,
            Cancellation cancellation) {
        progress.accept("asking without " + name);
        Examination examination =
                new Examination(project.trials().respondent(layers), new Grader(rows, plan.extraColumns()));
        List<TrialResult> results = new EvalRun(examination, parallel).take(trials, result -> {}, cancellation);
        return new EvalReport.Ablation(name, new Scorecard(results).all(), Flips.between(report.results(), results));
    }
}
