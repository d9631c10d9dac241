package dash.server.golden;

import dash.access.Right;
import dash.files.Fields;
import dash.golden.GoldenDraft;
import dash.golden.GoldenQuestion;
import dash.project.Desk;
import dash.project.curating.GoldenWish;
import dash.project.eval.Selection;
import dash.project.render.GoldenTelling;
import dash.question.Cancellation;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Questions with known answers. They live in files, which are changed one at a time. */
public final class GoldenRoutes {

    /** Two who add at once would write the same file. */
    private final Object oneAtATime = new Object();

    public List<Route> routes() {
        return List.of(
                Route.get("/golden", Right.READ, this::list),
                Route.post("/golden", Right.CURATE, this::add),
                Route.get("/golden/{question}", Right.READ, this::one),
                Route.of(Method.DELETE, "/golden/{question}", Right.CURATE, this::remove));
    }

    private Reply list(Call call) {
        call.onlyQueries("where", "limit", "cursor");
        List<String> where = call.query("where").map(List::of).orElse(List.of());
        List<GoldenQuestion> found =
                new Selection(where).of(call.project().desk().golden().questions());
        return Reply.json(Pages.of(found, call.page(), GoldenQuestion::id, GoldenTelling::object));
    }

    private Reply one(Call call) {
        call.onlyQueries();
        return Reply.json(GoldenTelling.object(call.project().desk().golden().question(call.path("question"))));
    }

    private Reply add(Call call) {
        call.onlyQueries();
        Fields body = call.body(
                "golden question",
                "id",
                "question",
                "paraphrases",
                "sql",
                "unanswerable",
                "difficulty",
                "tags",
                "empty",
                "notes");
        GoldenDraft draft = new GoldenWish(
                        body.said("id"),
                        body.text("question"),
                        body.texts("paraphrases"),
                        body.said("sql"),
                        body.truth("unanswerable").orElse(false),
                        body.said("difficulty"),
                        body.texts("tags"),
                        body.truth("empty").orElse(false),
                        body.textOrEmpty("notes"))
                .draft();
        Desk desk = call.project().desk();
        synchronized (oneAtATime) {
            GoldenQuestion added =
                    desk.golden().add(draft, desk.project().trials().rows(), new Cancellation());
            return Reply.json(201, GoldenTelling.object(added));
        }
    }

    private Reply remove(Call call) {
        call.onlyQueries();
        call.noBody();
        synchronized (oneAtATime) {
            String id = call.project()
                    .desk()
                    .golden()
                    .question(call.path("question"))
                    .id();
            Path file = call.project().desk().golden().remove(id);
            Map<String, @Nullable Object> body = new LinkedHashMap<>();
            body.put("removed", id);
            body.put("file", "golden/" + file.getFileName());
            return Reply.json(body);
        }
    }
}
