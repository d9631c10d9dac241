package dash.server.learnings;

import dash.access.Right;
import dash.curate.Teaching;
import dash.files.Fields;
import dash.golden.Proofs;
import dash.learn.Recorded;
import dash.learnings.Learning;
import dash.project.Desk;
import dash.project.ProjectKnowledge;
import dash.project.curating.Lessons;
import dash.project.curating.TaughtQuestions;
import dash.project.render.ProofTelling;
import dash.project.render.RecordedTelling;
import dash.project.render.TeachingAdvice;
import dash.server.route.Call;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What people say themselves, and what golden questions say of it. */
public final class TeachRoutes {

    private final Prover prover;

    public TeachRoutes(Prover prover) {
        this.prover = prover;
    }

    public List<Route> routes() {
        return List.of(
                Route.post("/learnings", Right.CURATE, this::teach),
                Route.post("/learnings/prove", Right.MEASURE, this::prove));
    }

    private Reply teach(Call call) {
        call.onlyQueries();
        Fields body = call.body(
                "lesson", "words", "question", "sql", "title", "tables", "category", "rule", "for_all", "anyway");
        boolean forAll = body.truth("for_all").orElse(false);
        boolean anyway = body.truth("anyway").orElse(false);
        Lessons.refuseUnproven(forAll, anyway);
        ProjectKnowledge knowledge = LearningRoutes.knowledge(call);
        Desk desk = call.project().desk();
        TaughtQuestions questions =
                new TaughtQuestions(desk.project(), call.person().name());
        TaughtQuestions.Result result = body.said("sql").isPresent()
                ? questions.answer(body.text("question"), body.text("sql"), Optional.empty(), "", "")
                : questions.words(knowledge, said(body));
        Recorded recorded = result.recorded().getFirst();
        Learning now = Lessons.accepted(knowledge, recorded, forAll, anyway).now();
        prover.soon(desk);
        Map<String, @Nullable Object> object = RecordedTelling.object(recorded, now);
        object.putAll(TeachingAdvice.object(now, result.again(), desk.project().analyst()));
        int status = recorded.outcome() == Recorded.Outcome.STRENGTHENED ? 200 : 201;
        return LearningRoutes.tagged(status, now, object)
                .with("Location", "/api/projects/" + call.project().name() + "/learnings/" + now.number());
    }

    private static Teaching.Said said(Fields body) {
        return new Teaching.Said(
                body.text("words"),
                body.textOrEmpty("title"),
                body.texts("tables"),
                Spoken.category(body),
                Spoken.rule(body));
    }

    private Reply prove(Call call) {
        call.onlyQueries();
        Fields body = call.body("proof", "numbers", "new");
        List<Proofs.Decided> decided = prover.now(
                call.project().fresh(),
                Spoken.numbers(body, "numbers"),
                body.truth("new").orElse(false));
        return Reply.json(ProofTelling.object(decided));
    }
}
