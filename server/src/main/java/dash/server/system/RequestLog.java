package dash.server.system;

import dash.server.gate.Arrivals;
import io.javalin.http.Context;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One line and one count for every request. Paths are told as their routes are written, never with what people asked. */
public final class RequestLog {

    private static final Logger LOG = LoggerFactory.getLogger("dash.server.requests");

    private final Meters meters;

    public RequestLog(Meters meters) {
        this.meters = meters;
    }

    public void note(Context http) {
        String route = Optional.ofNullable(http.endpoints().lastHttpEndpoint())
                .map(endpoint -> endpoint.path)
                .orElse("none");
        String method = http.method().name();
        int status = http.statusCode();
        long millis = Arrivals.millis(http);
        meters.count(
                "dash_http_requests_total",
                "method=\"%s\",route=\"%s\",status=\"%d\"".formatted(method, route, status));
        meters.add("dash_http_request_milliseconds_total", "route=\"%s\"".formatted(route), millis);
        LOG.atInfo()
                .addKeyValue("request", Arrivals.requestId(http))
                .addKeyValue("method", method)
                .addKeyValue("route", route)
                .addKeyValue("status", status)
                .addKeyValue("millis", millis)
                .log("request");
    }
}
