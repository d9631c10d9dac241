package dash.server.evals;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Desk;
import dash.project.eval.EvalReport;
import dash.project.eval.KeptEvals;
import dash.project.eval.ProjectEvals;
import dash.project.render.EvalJson;
import dash.server.route.Call;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.store.KeptRun;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Starts eval runs, tells how far they are, and what came of them. */
public final class EvalRoutes {

    private static final String ONE = "/evals/{run}";

    /** More than anybody ran, and little enough to be read at once. */
    private static final int MOST = 10_000;

    private final Evals evals;
    private final Duration heartbeat;

    public EvalRoutes(Evals evals, Duration heartbeat) {
        this.evals = evals;
        this.heartbeat = heartbeat;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/evals", Right.READ, this::list),
                Route.post("/evals", Right.MEASURE, this::start),
                Route.get(ONE, Right.READ, this::one),
                Route.get(ONE + "/events", Right.READ, this::events),
                Route.post(ONE + "/cancel", Right.MEASURE, this::cancel));
    }

    private Reply list(Call call) {
        call.onlyQueries("limit", "cursor");
        Desk desk = call.project().desk();
        return Reply.json(Pages.of(
                desk.evalRuns().latest(MOST),
                call.page(),
                KeptRun::id,
                run -> EvalJson.summary(ProjectEvals.kept(desk.evalRuns(), run))));
    }

    private Reply start(Call call) {
        call.onlyQueries();
        Desk desk = call.project().desk();
        EvalWish wish = EvalWish.read(
                call.body("eval run", "where", "paraphrases", "extra_columns", "ablate", "learn"),
                desk.project().trials().folder());
        RunningEval running =
                evals.start(call.project().fresh(), wish.plan(), call.person().name(), wish.further());
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("run", running.run());
        body.put("total", running.state().total());
        return Reply.json(202, body)
                .with("Location", "/api/projects/" + call.project().name() + "/evals/" + running.run());
    }

    private Reply one(Call call) {
        call.onlyQueries("compare");
        Desk desk = call.project().desk();
        EvalReport report = ProjectEvals.kept(desk.evalRuns(), run(call));
        return Reply.json(EvalJson.of(call.query("compare")
                .map(earlier ->
                        ProjectEvals.compared(desk.evalRuns(), report, KeptEvals.find(desk.evalRuns(), earlier)))
                .orElse(report)));
    }

    private static KeptRun run(Call call) {
        return KeptEvals.find(call.project().desk().evalRuns(), call.path("run"));
    }

    private Reply events(Call call) {
        call.onlyQueries();
        Desk desk = call.project().desk();
        KeptRun run = run(call);
        return evals.find(desk.name(), run.id())
                .map(running -> EvalEvents.of(running, heartbeat))
                .orElseGet(() -> EvalEvents.of(EvalJson.of(ProjectEvals.kept(desk.evalRuns(), run))));
    }

    private Reply cancel(Call call) {
        call.onlyQueries();
        call.noBody();
        KeptRun run = run(call);
        Optional<RunningEval> running = evals.find(call.project().desk().name(), run.id());
        running.filter(under -> !under.state().isOver())
                .orElseThrow(() -> FaultException.of(
                        Code.EVAL_OVER,
                        Place.named("the run " + run.id()),
                        run.id(),
                        "the run has ended, or another process works on it",
                        "read what came of it"))
                .cancellation()
                .cancel();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("status", "cancelling");
        return Reply.json(202, body);
    }
}
