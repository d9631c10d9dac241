package dash.server;

import dash.question.Asker;
import dash.server.asking.Answering;
import dash.server.documents.DocumentRoutes;
import dash.server.evals.EvalRoutes;
import dash.server.evals.Evals;
import dash.server.gate.Arrivals;
import dash.server.golden.GoldenRoutes;
import dash.server.knowledge.KnowledgeEditRoutes;
import dash.server.knowledge.KnowledgeRoutes;
import dash.server.learnings.DecisionRoutes;
import dash.server.learnings.LearningRoutes;
import dash.server.learnings.Prover;
import dash.server.learnings.TeachRoutes;
import dash.server.learnings.VerdictRoutes;
import dash.server.memory.MemoryRoutes;
import dash.server.route.Route;
import dash.server.served.ServedProjects;
import dash.server.source.CheckRoutes;
import dash.server.source.SchemaRoutes;
import dash.server.source.StatementRoutes;
import dash.server.system.Meters;
import dash.server.system.ProjectRoutes;
import dash.server.system.SystemRoutes;
import java.util.List;
import java.util.stream.Stream;

/** Puts the routes together: the only place that knows them all. */
final class Parts implements AutoCloseable {

    private final Prover prover = new Prover();
    private final Evals evals = new Evals();
    private final Answering answering;
    private final List<Route> routes;

    Parts(
            ServerSettings settings,
            ServedProjects projects,
            Asker owner,
            String version,
            Arrivals arrivals,
            Meters meters) {
        this.answering = new Answering(settings, meters, prover::soon);
        this.routes = Stream.of(
                        new SystemRoutes(projects, owner, version, arrivals, meters).routes(),
                        new ProjectRoutes(projects).routes(),
                        answering.routes(),
                        new KnowledgeRoutes().routes(),
                        new KnowledgeEditRoutes().routes(),
                        new LearningRoutes().routes(),
                        new DecisionRoutes().routes(),
                        new TeachRoutes(prover).routes(),
                        new VerdictRoutes(prover).routes(),
                        new MemoryRoutes().routes(),
                        new DocumentRoutes().routes(),
                        new GoldenRoutes().routes(),
                        new EvalRoutes(evals, settings.heartbeat()).routes(),
                        new SchemaRoutes().routes(),
                        new CheckRoutes().routes(),
                        new StatementRoutes().routes())
                .flatMap(List::stream)
                .toList();
    }

    List<Route> routes() {
        return routes;
    }

    @Override
    public void close() {
        evals.close();
        answering.close();
        prover.close();
    }
}
