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
import dash.project.render.ProofTelling;
import dash.project.render.RecordedTelling;
import dash.server.route.Call;
import dash.server.route.Reply;
import dash.server.route.Route;
import java.util.List;

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
        Fields body = call.body("lesson", "words", "title", "tables", "category", "rule", "for_all");
        Teaching.Said said = new Teaching.Said(
                body.text("words"),
                body.textOrEmpty("title"),
                body.texts("tables"),
                Spoken.category(body),
                Spoken.rule(body));
        boolean forAll = body.truth("for_all").orElse(false);
        ProjectKnowledge knowledge = LearningRoutes.knowledge(call);
        Desk desk = call.project().desk();
        Recorded recorded = Lessons.needsTheSource(said)
                ? Lessons.teach(desk.project(), knowledge, said)
                : knowledge.teaching().teach(said);
        Learning now = Lessons.accepted(knowledge, recorded, forAll).now();
        prover.soon(desk);
        int status = recorded.outcome() == Recorded.Outcome.STRENGTHENED ? 200 : 201;
        return LearningRoutes.tagged(status, now, RecordedTelling.object(recorded, now))
                .with("Location", "/api/projects/" + call.project().name() + "/learnings/" + now.number());
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
