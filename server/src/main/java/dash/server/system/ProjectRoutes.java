package dash.server.system;

import dash.access.Right;
import dash.project.Desk;
import dash.project.ProjectKnowledge;
import dash.project.told.Json;
import dash.server.route.Call;
import dash.server.route.Method;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.server.served.ServedProject;
import dash.server.served.ServedProjects;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The projects themselves: which there are, how one stands, what it could be asked. */
public final class ProjectRoutes {

    private final ServedProjects projects;

    public ProjectRoutes(ServedProjects projects) {
        this.projects = projects;
    }

    public List<Route> routes() {
        return List.of(
                Route.open(Method.GET, "/api/projects", call -> list()),
                Route.get("", Right.READ, this::one),
                Route.get("/suggestions", Right.READ, this::suggestions));
    }

    private Reply list() {
        return Reply.items(
                projects.standings().stream().map(ProjectRoutes::standing).toList());
    }

    private static Map<String, @Nullable Object> standing(ServedProject.Standing standing) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("name", standing.name());
        body.put("state", standing.state().name().toLowerCase(Locale.ROOT));
        body.put("analyst", standing.analyst().orElse(null));
        body.put("fault", standing.fault().map(Json::fault).orElse(null));
        return body;
    }

    private Reply one(Call call) {
        Desk desk = call.project().fresh();
        ProjectKnowledge.State state = desk.project().knowledge();
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("name", desk.name());
        body.put("state", "ready");
        body.put("analyst", desk.project().analyst());
        body.put("knowledge_version", state.edition().version());
        body.put(
                "troubles",
                Stream.concat(call.project().away().stream(), state.troubles().stream())
                        .map(Json::fault)
                        .toList());
        body.put("warnings", call.project().warnings());
        return Reply.json(body);
    }

    private Reply suggestions(Call call) {
        return Reply.items(Suggestions.of(call.project().fresh()).stream()
                .map(suggestion -> {
                    Map<String, @Nullable Object> body = new LinkedHashMap<>();
                    body.put("question", suggestion.question());
                    body.put("why", suggestion.why());
                    return body;
                })
                .toList());
    }
}
