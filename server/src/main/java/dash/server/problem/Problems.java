package dash.server.problem;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.told.Json;
import dash.server.gate.Arrivals;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers whatever went wrong. Only what nobody foresaw is logged with its trace. */
public final class Problems {

    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    /** More than that nobody sends by mistake. */
    private static final int MOST_SWALLOWED = 8 << 20;

    private static final Duration LONGEST_SWALLOW = Duration.ofSeconds(2);

    private Problems() {}

    /** @param lost shows a person who came to an address that is none the page instead; says whether it did */
    public static void handle(RoutesConfig routes, Predicate<Context> lost) {
        routes.exception(FaultException.class, (wrong, http) -> tell(http, Problem.of(wrong)));
        routes.exception(HttpResponseException.class, (wrong, http) -> {
            if (wrong.getStatus() != 404 || !lost.test(http)) {
                tell(http, Problem.of(fault(wrong, http)));
            }
        });
        routes.exception(
                UncheckedIOException.class, (gone, http) -> LOG.debug("the caller is gone: {}", gone.toString()));
        routes.exception(Exception.class, (unexpected, http) -> unexpected(http, unexpected));
    }

    /** Also for errors of the machine, such as a stack that is too deep. */
    public static void unexpected(Context http, Throwable failure) {
        LOG.error("request {} failed", Arrivals.requestId(http), failure);
        tell(http, Problem.unexpected(Arrivals.requestId(http)));
    }

    public static void tell(Context http, Problem problem) {
        if (http.res().isCommitted()) {
            return;
        }
        if (problem.status() != HttpStatus.REQUEST_TIMEOUT_408) {
            swallow(http);
        }
        problem.retryAfter().ifPresent(pause -> http.header("Retry-After", String.valueOf(pause.toSeconds())));
        http.removeHeader("ETag");
        http.status(problem.status())
                .contentType(Problem.TYPE)
                .result(Json.line(problem.body(Arrivals.requestId(http))));
    }

    /**
     * A connection that is closed while its caller still sends takes the answer with it. So what is left of a refused body is
     * read, up to a point.
     */
    private static void swallow(Context http) {
        byte[] piece = new byte[64 * 1024];
        int left = MOST_SWALLOWED;
        try {
            InputStream in = http.req().getInputStream();
            long until = System.nanoTime() + LONGEST_SWALLOW.toNanos();
            int read = in.read(piece);
            while (read >= 0 && left > 0 && System.nanoTime() < until) {
                left -= read;
                read = in.read(piece);
            }
        } catch (IOException gone) {
            LOG.debug("the caller is gone: {}", gone.toString());
        }
    }

    private static Fault fault(HttpResponseException wrong, Context http) {
        return switch (wrong.getStatus()) {
            case 404 ->
                new Fault(
                        Code.ADDRESS_UNKNOWN,
                        Place.named("the address"),
                        http.path(),
                        "there is nothing at this address",
                        "/openapi.json lists what there is");
            case 405 ->
                new Fault(
                        Code.METHOD_UNKNOWN,
                        Place.named("the address"),
                        http.method().name() + " " + http.path(),
                        "this address is not used this way",
                        "/openapi.json lists how it is used");
            case 413 ->
                new Fault(
                        Code.REQUEST_TOO_LARGE,
                        Place.named("the request"),
                        "",
                        "the request is too large",
                        "send less at once");
            default ->
                new Fault(
                        Code.REQUEST_BROKEN,
                        Place.named("the request"),
                        http.path(),
                        String.valueOf(wrong.getMessage()),
                        "correct the request; /openapi.json describes it");
        };
    }
}
