package dash.server.evals;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Desk;
import dash.project.eval.EvalPlan;
import dash.project.eval.EvalReport;
import dash.project.eval.ProjectEvals;
import dash.project.render.EvalJson;
import dash.question.Cancellation;
import dash.store.KeptRun;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Works on eval runs, one of a project at a time, each on a thread of its own. Safe for many threads. */
public final class Evals implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Evals.class);
    private static final int AT_A_TIME = 2;
    private static final Duration TO_END = Duration.ofSeconds(5);
    private static final Duration TO_TELL = Duration.ofMillis(500);

    private final Map<String, RunningEval> latest = new HashMap<>();
    private boolean closed;

    /**
     * What is to be measured beside the plain run.
     *
     * @param rounds how often to ask again from an empty memory
     */
    record Further(boolean ablate, int rounds) {}

    /** A run that the store knows as completed still has to tell its report; whoever saw its end need not come again. */
    private static boolean isUnderWay(RunningEval run) {
        try {
            return !run.awaitEnd(TO_TELL).isOver();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    synchronized RunningEval start(Desk desk, EvalPlan plan, String person, Further further) {
        if (closed) {
            throw FaultException.of(
                    Code.SERVER_STOPPING, Place.named("the server"), "", "the server stops", "start it again");
        }
        Optional.ofNullable(latest.get(desk.name())).filter(Evals::isUnderWay).ifPresent(run -> {
            throw FaultException.of(
                    Code.EVAL_RUNNING,
                    Place.named("the run " + run.run()),
                    run.run(),
                    "a run of this project is under way",
                    "wait for its end, or cancel it");
        });
        ProjectEvals evals =
                new ProjectEvals(desk.project(), desk.evalRuns(), Clock.systemUTC(), AT_A_TIME, words -> {});
        ProjectEvals.Begun begun = evals.begin(plan, person);
        RunningEval running = new RunningEval(begun.run().id(), begun.trials().size());
        latest.put(desk.name(), running);
        Thread.ofVirtual().name("dash-eval-" + running.run()).start(() -> work(desk, evals, begun, further, running));
        return running;
    }

    private static void work(
            Desk desk, ProjectEvals evals, ProjectEvals.Begun begun, Further further, RunningEval running) {
        try {
            running.ended(EvalJson.of(taken(evals, begun, further, running)));
        } catch (FaultException wrong) {
            LOG.warn("the run {} failed: {}", running.run(), wrong.fault().inOneLine());
            failed(desk, begun.run(), running, wrong.fault());
        } catch (RuntimeException unexpected) {
            LOG.error("the run {} failed", running.run(), unexpected);
            failed(
                    desk,
                    begun.run(),
                    running,
                    new Fault(
                            Code.INTERNAL,
                            Place.named("the run " + running.run()),
                            "",
                            "something went wrong inside Dash",
                            "look for the run in the log of the server"));
        }
    }

    private static EvalReport taken(
            ProjectEvals evals, ProjectEvals.Begun begun, Further further, RunningEval running) {
        Cancellation cancellation = running.cancellation();
        EvalReport report = evals.take(begun, running::asked, cancellation);
        if (further.ablate() && !cancellation.isCancelled()) {
            report = evals.ablated(report, begun.plan(), cancellation);
        }
        return further.rounds() > 0 && !cancellation.isCancelled()
                ? evals.learning(report, begun.plan(), further.rounds(), cancellation)
                : report;
    }

    /** What was asked until then is kept, where the store still answers. */
    private static void failed(Desk desk, KeptRun run, RunningEval running, Fault why) {
        try {
            running.failed(why, EvalJson.of(ProjectEvals.kept(desk.evalRuns(), run)));
        } catch (RuntimeException gone) {
            LOG.warn("the run {} cannot be read: {}", running.run(), gone.toString());
            running.failed(why, new HashMap<>());
        }
    }

    /** The run, if this server worked on it last. */
    synchronized Optional<RunningEval> find(String project, String run) {
        return Optional.ofNullable(latest.get(project))
                .filter(known -> known.run().equals(run));
    }

    /** Runs that are under way end with what they have; they get a moment for it, because the project is closed next. */
    @Override
    public void close() {
        List<RunningEval> runs;
        synchronized (this) {
            closed = true;
            runs = List.copyOf(latest.values());
        }
        runs.forEach(run -> run.cancellation().cancel());
        try {
            for (RunningEval run : runs) {
                run.awaitEnd(TO_END);
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
