package dash.server.system;

import dash.fault.Fault;
import dash.question.Asker;
import dash.server.gate.Arrivals;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.server.served.ServedProject;
import dash.server.served.ServedProjects;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What belongs to no project. */
public final class SystemRoutes {

    private final ServedProjects projects;
    private final Asker owner;
    private final String version;
    private final Arrivals arrivals;
    private final Meters meters;

    public SystemRoutes(ServedProjects projects, Asker owner, String version, Arrivals arrivals, Meters meters) {
        this.projects = projects;
        this.owner = owner;
        this.version = version;
        this.arrivals = arrivals;
        this.meters = meters;
        Runtime runtime = Runtime.getRuntime();
        long started = System.nanoTime();
        meters.gauge("dash_memory_used_bytes", () -> runtime.totalMemory() - runtime.freeMemory());
        meters.gauge("dash_uptime_seconds", () -> (System.nanoTime() - started) / 1_000_000_000L);
    }

    public List<Route> routes() {
        return List.of(
                Route.open(Method.GET, "/health", this::health),
                Route.open(Method.GET, "/metrics", call -> metrics()),
                Route.open(Method.GET, "/openapi.json", call -> Reply.json(OpenApi.document(version))),
                Route.open(Method.GET, "/api/session", this::session));
    }

    /** Ready while every project is open and its store and source can be reached; why not is said, project by project. */
    private Reply health(Call call) {
        List<String> reasons = projects.standings().stream()
                .filter(standing -> standing.state() != ServedProject.State.READY
                        || standing.fault().isPresent())
                .map(standing -> standing.name()
                        + standing.fault()
                                .map(Fault::inOneLine)
                                .map(why -> ": " + why)
                                .orElse(" is being opened"))
                .toList();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("live", true);
        body.put("ready", reasons.isEmpty());
        body.put("reasons", reasons);
        return Reply.json(reasons.isEmpty() ? 200 : 503, body);
    }

    private Reply metrics() {
        return new Reply.Text(200, "text/plain; version=0.0.4; charset=utf-8", meters.text(), Map.of());
    }

    private Reply session(Call call) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("person", owner.name());
        body.put("version", version);
        body.put(
                "projects",
                projects.standings().stream().map(ServedProject.Standing::name).toList());
        body.put("token", arrivals.token());
        return Reply.json(body).with("Cache-Control", "no-store");
    }
}
