package dash.server.asking;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.project.Desk;
import dash.project.render.RowsOut;
import dash.project.told.Told;
import dash.server.route.Call;
import dash.server.route.KeptAnswers;
import dash.server.route.Pages;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.store.AnswerFilter;
import dash.store.AnswerSummary;
import dash.store.KeptAnswer;
import dash.store.KeptEvent;
import dash.store.KeptFeedback;
import dash.store.Page;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Answers that were given, and those that are being worked on. */
final class AnswerRoutes {

    private final Asking asking;
    private final Listening listening;

    AnswerRoutes(Asking asking, Listening listening) {
        this.asking = asking;
        this.listening = listening;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/answers", Right.READ, this::list),
                Route.get("/answers/{answer}", Right.READ, this::one),
                Route.get("/answers/{answer}/events", Right.READ, this::events),
                Route.get("/answers/{answer}/rows.csv", Right.READ, this::csv),
                Route.post("/answers/{answer}/cancel", Right.ASK, this::cancel),
                Route.post("/answers/{answer}/feedback", Right.ASK, this::feedback));
    }

    private Reply list(Call call) {
        call.onlyQueries("limit", "cursor", "q", "conversation");
        Desk desk = call.project().desk();
        Page<AnswerSummary> page = desk.store()
                .answerLists(desk.name())
                .seenBy(call.person().name())
                .list(
                        new AnswerFilter(
                                call.query("conversation"), call.query("q").orElse("")),
                        call.page());
        return Reply.json(Pages.of(page, AskJson::summary));
    }

    private Reply one(Call call) {
        KeptAnswer kept = KeptAnswers.any(call);
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("id", kept.id());
        body.put("question", kept.question());
        body.put("answer", kept.running() ? null : Told.of(kept.body()).json());
        body.put("asked_at", kept.askedAt().toString());
        body.put("conversation", kept.conversation().orElse(null));
        body.put("person", kept.person());
        body.put("running", kept.running());
        body.put(
                "feedback",
                call.project().desk().store().feedback().ofAnswer(kept.id()).stream()
                        .map(AskJson::feedback)
                        .toList());
        return Reply.json(body);
    }

    /** Goes on where a listener was cut off, while the question runs and long after. */
    private Reply events(Call call) {
        call.onlyQueries("after");
        KeptAnswer kept = KeptAnswers.any(call);
        int after = after(call);
        Optional<Running> running = asking.running(kept.id());
        if (running.isPresent()) {
            running.get().come();
            return listening.events(running.get(), after);
        }
        // It may have ended between the two looks.
        KeptAnswer now = KeptAnswers.any(call);
        List<KeptEvent> told = call.project().desk().store().questionEvents().after(now.id(), after);
        boolean untold = told.isEmpty() && after == 0 && !now.running();
        return Listening.events(untold ? List.of(new KeptEvent(1, EventLog.DONE, now.body())) : told);
    }

    private static int after(Call call) {
        String told = call.header("Last-Event-ID").or(() -> call.query("after")).orElse("0");
        if (!told.matches("\\d{1,9}")) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN,
                    Place.named("Last-Event-ID"),
                    told,
                    "this is no number of an event",
                    "send the id of the last event that arrived");
        }
        return Integer.parseInt(told);
    }

    private Reply csv(Call call) {
        KeptAnswer kept = KeptAnswers.ended(call);
        return new Reply.Text(
                200,
                "text/csv; charset=utf-8",
                RowsOut.csv(Told.of(kept.body()).rows()),
                Map.of("Content-Disposition", "attachment; filename=\"dash-" + kept.id() + ".csv\""));
    }

    private Reply cancel(Call call) {
        call.noBody();
        KeptAnswer kept = KeptAnswers.any(call);
        Running running = asking.running(kept.id())
                .orElseThrow(() -> FaultException.of(
                        Code.QUESTION_OVER,
                        Place.named("the answer"),
                        kept.id(),
                        "the question has already ended",
                        "read its answer"));
        running.cancellation().cancel();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("status", "cancelling");
        return Reply.json(202, body);
    }

    private Reply feedback(Call call) {
        Fields body = call.body("feedback", "verdict", "reason");
        KeptFeedback.Verdict verdict = switch (body.text("verdict")) {
            case "right" -> KeptFeedback.Verdict.RIGHT;
            case "wrong" -> KeptFeedback.Verdict.WRONG;
            default ->
                throw FaultException.of(
                        Code.REQUEST_BROKEN,
                        Place.named("verdict"),
                        body.text("verdict"),
                        "an answer is right or wrong",
                        "use right or wrong");
        };
        KeptFeedback said = new KeptFeedback(
                KeptAnswers.any(call).id(),
                call.person().name(),
                verdict,
                body.textOrEmpty("reason"),
                Clock.systemUTC().instant());
        call.project().desk().store().feedback().add(said);
        return Reply.json(201, AskJson.feedback(said));
    }
}
