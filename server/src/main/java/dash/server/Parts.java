package dash.server;

import dash.question.Asker;
import dash.server.asking.Answering;
import dash.server.gate.Arrivals;
import dash.server.route.Route;
import dash.server.served.ServedProjects;
import dash.server.system.Meters;
import dash.server.system.ProjectRoutes;
import dash.server.system.SystemRoutes;
import java.util.List;
import java.util.stream.Stream;

/** Puts the routes together: the only place that knows them all. */
final class Parts implements AutoCloseable {

    private final Answering answering;
    private final List<Route> routes;

    Parts(
            ServerSettings settings,
            ServedProjects projects,
            Asker owner,
            String version,
            Arrivals arrivals,
            Meters meters) {
        this.answering = new Answering(settings, meters, desk -> {});
        this.routes = Stream.of(
                        new SystemRoutes(projects, owner, version, arrivals, meters).routes(),
                        new ProjectRoutes(projects).routes(),
                        answering.routes())
                .flatMap(List::stream)
                .toList();
    }

    List<Route> routes() {
        return routes;
    }

    @Override
    public void close() {
        answering.close();
    }
}
