package dash.server.source;

import dash.access.Right;
import dash.project.Desk;
import dash.project.ProjectCheck;
import dash.project.render.CheckTelling;
import dash.project.told.ContextJson;
import dash.server.route.Call;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;

/** What knowledge no longer agrees with, and what the layers give for a question. */
public final class CheckRoutes {

    /** A check runs every statement that the project knows. */
    private final Object oneAtATime = new Object();

    public List<Route> routes() {
        return List.of(
                Route.get("/drift", Right.MEASURE, this::drift), Route.get("/context", Right.READ, this::context));
    }

    private Reply drift(Call call) {
        call.onlyQueries();
        Desk desk = call.project().fresh();
        synchronized (oneAtATime) {
            ProjectCheck.Outcome outcome =
                    desk.project().check().whole(desk.knowledge().currentWithTroubles(), false, step -> {});
            call.project().changed();
            return Reply.json(new CheckTelling(desk.name(), outcome).json());
        }
    }

    private Reply context(Call call) {
        call.onlyQueries("question", "text");
        Desk desk = call.project().fresh();
        String question = call.query("question").orElse("");
        return Reply.json(ContextJson.of(
                question.strip(),
                desk.project().context(question),
                desk.project().contextTokens(),
                call.truth("text")));
    }
}
