package dash.server.learnings;

import dash.access.Right;
import dash.curate.UnderReview;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Sha256;
import dash.learnings.Learning;
import dash.learnings.LearningRevision;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.project.ProjectKnowledge;
import dash.project.curating.LearningFilter;
import dash.project.curating.Lessons;
import dash.project.render.LearningTelling;
import dash.project.told.Json;
import dash.server.route.Call;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads learnings. */
public final class LearningRoutes {

    static final String ONE = "/learnings/{number}";

    private static final int LONGEST_TAG = 16;

    public List<Route> routes() {
        return List.of(
                Route.get("/learnings", Right.READ, this::list),
                Route.get(ONE, Right.READ, this::one),
                Route.get(ONE + "/history", Right.READ, this::history));
    }

    private Reply list(Call call) {
        call.onlyQueries("status", "table", "mine", "q", "review", "limit", "cursor");
        return call.truth("review") ? queue(call) : listed(call);
    }

    private static Reply listed(Call call) {
        Memory memory = knowledge(call).learnings().current();
        boolean searches = call.query("q").isPresent() && call.query("status").isEmpty();
        LearningFilter filter = new LearningFilter(
                searches ? List.of(Trust.Status.values()) : statuses(call),
                call.query("table"),
                call.truth("mine") ? Optional.of(call.person().name()) : Optional.empty());
        List<Learning> found = call.query("q")
                .map(words -> LearningFilter.holding(List.of(words), filter.of(memory)))
                .orElseGet(() -> filter.of(memory));
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("learnings_version", memory.version());
        body.putAll(
                Pages.of(found, call.page(), learning -> String.valueOf(learning.number()), LearningTelling::object));
        return Reply.json(body);
    }

    private static Reply queue(Call call) {
        List<UnderReview> queue = knowledge(call).reviewing().queue();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("contested", queue.stream().filter(UnderReview::isContested).count());
        body.putAll(Pages.of(
                queue, call.page(), review -> String.valueOf(review.learning().number()), LearningTelling::object));
        return Reply.json(body);
    }

    private static List<Trust.Status> statuses(Call call) {
        return call.query("status")
                .map(text -> Arrays.stream(text.split(",", -1))
                        .map(LearningRoutes::status)
                        .toList())
                .orElse(List.of());
    }

    private static Trust.Status status(String written) {
        return Trust.Status.of(written)
                .orElseThrow(() -> FaultException.of(
                        Code.REQUEST_BROKEN,
                        Place.named("status"),
                        written,
                        "no status of a learning is called so",
                        "use " + LearningFilter.STATUSES));
    }

    private Reply one(Call call) {
        call.onlyQueries();
        UnderReview review = review(call);
        Map<String, @Nullable Object> body = LearningTelling.object(review);
        body.put("history", LearningTelling.objects(past(call, review)));
        return tagged(200, review.learning(), body);
    }

    private Reply history(Call call) {
        call.onlyQueries();
        UnderReview review = review(call);
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("number", review.learning().number());
        body.put("history", LearningTelling.objects(past(call, review)));
        return Reply.json(body);
    }

    private static UnderReview review(Call call) {
        int number = call.number("number");
        return UnderReview.of(knowledge(call).learnings(), number).orElseThrow(() -> Lessons.unknown(number));
    }

    private static List<LearningRevision> past(Call call, UnderReview review) {
        return call.project()
                .desk()
                .knowledge()
                .learnings()
                .history(review.learning().number());
    }

    static ProjectKnowledge knowledge(Call call) {
        return call.project().fresh().knowledge().as(call.person().name());
    }

    /** Evidence comes in without a new version, so that the tag has more in it than the version. */
    static Reply tagged(int status, Learning learning, Map<String, @Nullable Object> body) {
        String rest = Sha256.of(Json.line(body)).substring(0, LONGEST_TAG);
        return Reply.json(status, body).with("ETag", "\"v" + learning.version() + "-" + rest + "\"");
    }

    static Reply told(Learning learning) {
        return tagged(200, learning, LearningTelling.object(learning));
    }
}
