package dash.server.learnings;

import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.files.Fields;
import dash.files.Node;
import dash.project.Confirmation;
import dash.project.Desk;
import dash.project.curating.Confirming;
import dash.project.curating.Correcting;
import dash.project.curating.EarlierAnswer;
import dash.project.curating.GoldenWish;
import dash.project.curating.Replaying;
import dash.project.render.ConfirmationTelling;
import dash.project.render.CorrectionTelling;
import dash.project.render.PreviewTelling;
import dash.project.told.Told;
import dash.server.route.Call;
import dash.server.route.KeptAnswers;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What people say of an answer: it is wrong and this is right, it is right, is it still right. */
public final class VerdictRoutes {

    private final Prover prover;

    public VerdictRoutes(Prover prover) {
        this.prover = prover;
    }

    public List<Route> routes() {
        return List.of(
                Route.post("/answers/{answer}/correct", Right.ASK, this::correct),
                Route.post("/answers/{answer}/confirm", Right.CURATE, this::confirm),
                Route.post("/answers/{answer}/replay", Right.ASK, this::replay));
    }

    private Reply correct(Call call) {
        call.onlyQueries();
        Fields body = call.body("correction", "sql", "words", "tables");
        Optional<String> sql = body.said("sql");
        Optional<String> words = body.said("words");
        if (sql.isEmpty() && words.isEmpty()) {
            throw FaultException.of(
                    Code.REQUEST_BROKEN,
                    body.place(),
                    "",
                    "say what is right: one statement, or a reason in words",
                    "send sql, or words, or both");
        }
        EarlierAnswer wrong = EarlierAnswer.of(KeptAnswers.ended(call));
        Desk desk = call.project().fresh();
        Correcting correcting = new Correcting(desk.project(), call.person().name());
        Correcting.Corrected corrected = sql.map(right -> correcting.bySql(wrong, right, words.orElse("")))
                .orElseGet(() -> correcting.inWords(wrong, words.orElse(""), body.texts("tables")));
        prover.soon(desk);
        return Reply.json(CorrectionTelling.object(corrected));
    }

    private Reply confirm(Call call) {
        call.onlyQueries();
        Fields body = call.body("confirmation", "pattern", "golden", "question", "preview");
        Confirming.Wanted wanted = new Confirming.Wanted(
                body.node("pattern").map(VerdictRoutes::pattern),
                body.node("golden").map(VerdictRoutes::golden),
                body.said("question"));
        EarlierAnswer answer = EarlierAnswer.answered(KeptAnswers.ended(call));
        Desk desk = call.project().fresh();
        Confirmation confirmation = desk.confirmation().as(call.person().name());
        Confirming confirming = new Confirming(desk.project(), confirmation);
        if (body.truth("preview").orElse(false)) {
            return Reply.json(PreviewTelling.object(confirming.preview(answer, wanted)));
        }
        Confirming.Confirmed confirmed = confirming.confirm(answer, wanted);
        call.project().changed();
        return Reply.json(ConfirmationTelling.object(confirmed));
    }

    private static Confirmation.Pattern pattern(Node node) {
        Fields fields = Fields.of(Code.REQUEST_BROKEN, "pattern", node, "name", "description");
        return new Confirmation.Pattern(fields.text("name"), fields.textOrEmpty("description"));
    }

    private static Confirmation.Golden golden(Node node) {
        Fields fields = Fields.of(Code.REQUEST_BROKEN, "golden question", node, "id", "difficulty", "tags");
        return new Confirmation.Golden(
                fields.said("id"), GoldenWish.level(fields.said("difficulty")), fields.texts("tags"));
    }

    private Reply replay(Call call) {
        call.onlyQueries();
        call.noBody();
        Told before = Told.of(KeptAnswers.ended(call).body());
        Replaying.Replayed replayed = Replaying.replay(call.project().fresh().project(), before);
        Map<String, @Nullable Object> body = replayed.replay().json();
        body.put("changes", replayed.replay().changes());
        body.put("answer", replayed.now().json());
        return Reply.json(body);
    }
}
