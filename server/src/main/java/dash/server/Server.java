package dash.server;

import dash.access.Access;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.question.Asker;
import dash.server.asking.Answering;
import dash.server.gate.Arrivals;
import dash.server.gate.Doorstep;
import dash.server.gate.Rate;
import dash.server.page.Page;
import dash.server.problem.JettyErrors;
import dash.server.problem.Problems;
import dash.server.route.Route;
import dash.server.served.ServedProject;
import dash.server.served.ServedProjects;
import dash.server.system.Meters;
import dash.server.system.RequestLog;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.jspecify.annotations.Nullable;

/** The HTTP door, open. Closing it lets running questions end with a word. */
public final class Server implements AutoCloseable {

    private final Javalin javalin;
    private final Parts parts;
    private final String name;

    private Server(Javalin javalin, Parts parts, String name) {
        this.javalin = javalin;
        this.parts = parts;
        this.name = name;
    }

    /**
     * Listens from now on; the projects may still be opened meanwhile.
     *
     * @param log is told every request, in its parts
     */
    public static Server start(
            ServerSettings settings,
            ServedProjects projects,
            Asker owner,
            String version,
            Consumer<Map<String, @Nullable Object>> log) {
        Meters meters = new Meters();
        Arrivals arrivals = new Arrivals(settings.name(), new Rate(settings.requestsPerSecond(), System::nanoTime));
        Parts parts = new Parts(settings, projects, owner, version, arrivals, meters);
        Dispatch dispatch = new Dispatch(projects, Access.localOwner(owner), owner);
        Page page = new Page();
        RequestLog requests = new RequestLog(meters, log);
        Javalin javalin = Javalin.create(config -> {
            configure(config, settings, requests);
            config.routes.before(arrivals::receive);
            config.routes.after(requests::note);
            Problems.handle(config.routes, page::guides);
            parts.routes().forEach(route -> add(config, route, dispatch));
            page.serve(config.routes);
        });
        try {
            javalin.start();
        } catch (JavalinBindException taken) {
            throw portTaken(settings, taken);
        }
        return new Server(javalin, parts, settings.name());
    }

    private static void configure(JavalinConfig config, ServerSettings settings, RequestLog requests) {
        config.startup.showJavalinBanner = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.defaultContentType = "application/json";
        config.router.ignoreTrailingSlashes = false;
        config.router.javaLangErrorHandler((response, error) -> JettyErrors.tell(response, error));
        config.jetty.host = settings.address().getHostAddress();
        config.jetty.port = settings.port();
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new JettyErrors(requests::noteUnread));
            // What is being said is said to its end before connections are closed.
            server.setHandler(new Doorstep(new GracefulHandler()));
            server.setStopTimeout(settings.farewell().toMillis());
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendDateHeader(true);
            http.setIdleTimeout(settings.silence().toMillis());
        });
    }

    private static void add(JavalinConfig config, Route route, Dispatch dispatch) {
        HandlerType type = HandlerType.findOrCreate(route.method().name());
        config.routes.addHttpHandler(type, route.path(), http -> dispatch.handle(route, http));
    }

    private static FaultException portTaken(ServerSettings settings, JavalinBindException taken) {
        return new FaultException(
                new dash.fault.Fault(
                        Code.SERVER_PORT_TAKEN,
                        Place.named("--port"),
                        String.valueOf(settings.port()),
                        "another program listens on this port",
                        "choose another with --port, or 0 for any that is free"),
                taken);
    }

    public int port() {
        return javalin.port();
    }

    public String address() {
        return "http://" + name + ":" + port();
    }

    /** Everything that is served, in the order of the document. */
    public List<Route> routes() {
        return parts.routes();
    }

    /** For each project once it is open: what a process that stays does beside answering. */
    public static void settle(ServedProject project) {
        Answering.endInterrupted(project.desk());
        Answering.forgetOldEvents(project.desk(), Instant.now());
        project.desk().project().followChanges();
        project.desk().project().searchByMeaning(Duration.ZERO);
    }

    @Override
    public void close() {
        parts.close();
        javalin.stop();
    }
}
