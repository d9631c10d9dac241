package dash.server.asking;

import dash.analyst.Move;
import dash.analyst.Spending;
import dash.ask.Event;
import dash.context.Context;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.learnings.Learning;
import dash.project.render.Moves;
import dash.project.told.AnswerJson;
import dash.project.told.ContextJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What happens on the way of a question as one JSON object each, for whoever watches from afar. */
final class EventJson {

    private EventJson() {}

    /** The name of an event in the stream. */
    static String name(Event event) {
        return switch (event) {
            case Event.Opened opened -> "opened";
            case Event.ReadAs read -> "read_as";
            case Event.ContextGathered gathered -> "context";
            case Event.Moved moved -> "move";
            case Event.Attempted attempted -> "attempt";
            case Event.Learned learned -> "learned";
            case Event.TextDelta text -> EventLog.TEXT;
            case Event.ModelRetried retried -> "retry";
            case Event.Spent spent -> "spent";
            case Event.Incident incident -> "incident";
            case Event.Done done -> EventLog.DONE;
        };
    }

    static Map<String, @Nullable Object> body(Event event) {
        return switch (event) {
            case Event.Opened opened -> Map.of();
            case Event.ReadAs read -> one("question", read.question().text());
            case Event.ContextGathered gathered -> context(gathered.context());
            case Event.Moved moved -> move(moved.move());
            case Event.Attempted attempted -> attempt(attempted.attempt());
            case Event.Learned learned -> learned(learned.lesson().learning());
            case Event.TextDelta text -> one("delta", text.text());
            case Event.ModelRetried retried -> retried(retried);
            case Event.Spent spent -> spent(spent.total());
            case Event.Incident incident -> one("what", incident.what());
            case Event.Done done -> AnswerJson.of(done.answer());
        };
    }

    static Map<String, @Nullable Object> one(String key, String value) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put(key, value);
        return body;
    }

    /** The picks with their reasons; what was cut is only counted, because there can be very much of it. */
    private static Map<String, @Nullable Object> context(Context context) {
        Map<String, @Nullable Object> whole = ContextJson.of("", context, 0, false);
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        List.of("search", "tokens", "layers", "picks").forEach(key -> body.put(key, whole.get(key)));
        body.put("cuts", context.cuts().size());
        return body;
    }

    private static Map<String, @Nullable Object> move(Move move) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("kind", kind(move));
        body.put("words", Moves.doing(move));
        body.put("sql", move instanceof Move.RunSql run ? run.sql() : null);
        return body;
    }

    private static String kind(Move move) {
        return switch (move) {
            case Move.RunSql run -> "run_sql";
            case Move.Inspect inspect -> "inspect";
            case Move.Recall recall -> "recall";
            case Move.Consult consult -> "consult";
            case Move.Think think -> "think";
            case Move.Remember remember -> "remember";
            case Move.OfferPattern offer -> "offer_pattern";
            case Move.Offer offer -> "offer";
            case Move.Conclude end -> "conclude";
            case Move.Decline why -> "decline";
            case Move.Reply reply -> "reply";
            case Move.Tell told -> "tell";
            case Move.Surrender why -> "surrender";
        };
    }

    private static Map<String, @Nullable Object> attempt(Attempt attempt) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("number", attempt.number());
        body.put("outcome", outcome(attempt));
        AnswerJson.attempt(attempt).forEach(body::put);
        body.put("rows", attempt.ran().map(ran -> ran.rows().count()).orElse(null));
        body.put("millis", millis(attempt.outcome()));
        body.put(
                "doubts",
                attempt.ran().map(Outcome.Ran::doubts).orElse(List.of()).stream()
                        .map(AnswerJson::doubt)
                        .toList());
        body.put("correction", attempt.number() > 1);
        return body;
    }

    private static String outcome(Attempt attempt) {
        return switch (attempt.outcome()) {
            case Outcome.Stopped stopped -> "refused";
            case Outcome.Failed failed -> "failed";
            case Outcome.Ran ran -> ran.doubts().isEmpty() ? "ran" : "doubted";
        };
    }

    private static @Nullable Long millis(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Stopped stopped -> null;
            case Outcome.Failed failed -> failed.took().toMillis();
            case Outcome.Ran ran -> ran.took().toMillis();
        };
    }

    private static Map<String, @Nullable Object> learned(Learning learning) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("number", learning.number());
        body.put("title", learning.title());
        body.put("status", learning.trust().status().written());
        body.put("description", learning.lesson().description());
        return body;
    }

    private static Map<String, @Nullable Object> retried(Event.ModelRetried retried) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("why", retried.why());
        body.put("next_attempt", retried.nextAttempt());
        body.put("pause_millis", retried.pause().toMillis());
        return body;
    }

    private static Map<String, @Nullable Object> spent(Spending spending) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("in", spending.in());
        body.put("out", spending.out());
        body.put("cost", spending.cost().orElse(null));
        return body;
    }
}
