package dash.server;

import dash.access.Access;
import dash.access.Right;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Sha256;
import dash.project.told.Json;
import dash.question.Asker;
import dash.server.gate.Arrivals;
import dash.server.route.Call;
import dash.server.route.Reply;
import dash.server.route.Route;
import dash.server.served.ServedProject;
import dash.server.served.ServedProjects;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes a request to its route and its reply to the wire. Rights are asked here and nowhere else. */
final class Dispatch {

    private static final Logger LOG = LoggerFactory.getLogger(Dispatch.class);

    private final ServedProjects projects;
    private final Access access;
    private final Asker owner;

    Dispatch(ServedProjects projects, Access access, Asker owner) {
        this.projects = projects;
        this.access = access;
        this.owner = owner;
    }

    void handle(Route route, Context http) {
        Optional<ServedProject> project = route.right().map(right -> allowed(http.pathParam("project"), right));
        Call call = new Call(http, owner, project, Arrivals.requestId(http));
        send(http, route.handler().handle(call));
    }

    private ServedProject allowed(String project, Right right) {
        // Whether a project exists is told before rights are asked: there is one owner, who may see the list.
        if (projects.has(project) && !access.allows(owner, project, right)) {
            throw FaultException.of(
                    Code.REQUEST_NOT_ALLOWED,
                    Place.named("the project"),
                    project,
                    "this person may not " + right.name().toLowerCase(java.util.Locale.ROOT) + " here",
                    "ask whoever owns the project");
        }
        return projects.named(project);
    }

    private static void send(Context http, Reply reply) {
        reply.headers().forEach(http::header);
        http.status(reply.status());
        switch (reply) {
            case Reply.Json json -> json(http, json);
            case Reply.Text text -> http.contentType(text.type()).result(text.body());
            case Reply.Stream stream -> stream(http, stream);
            case Reply.Empty empty -> {}
        }
    }

    /** A thing that was read keeps its tag, so that reading it again costs little; a tag of its own goes before. */
    private static void json(Context http, Reply.Json json) {
        String body = Json.line(json.body());
        if (http.method().name().equals("GET") && json.status() == 200) {
            String tag =
                    json.headers().getOrDefault("ETag", '"' + Sha256.of(body).substring(0, 32) + '"');
            http.header("ETag", tag);
            if (tag.equals(http.header("If-None-Match"))) {
                http.status(304);
                return;
            }
        }
        http.contentType("application/json").result(body);
    }

    private static void stream(Context http, Reply.Stream stream) {
        http.contentType(stream.type());
        http.disableCompression();
        try {
            OutputStream out = http.res().getOutputStream();
            http.res().flushBuffer();
            stream.writer().write(out);
        } catch (IOException gone) {
            LOG.debug("nobody listens any more: {}", gone.toString());
        }
    }
}
