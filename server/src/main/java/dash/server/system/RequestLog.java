package dash.server.system;

import dash.server.gate.Arrivals;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One line and one count for every request. Paths are told as their routes are written, never with what people asked. */
public final class RequestLog {

    private final Meters meters;
    private final Consumer<Map<String, @Nullable Object>> log;

    public RequestLog(Meters meters, Consumer<Map<String, @Nullable Object>> log) {
        this.meters = meters;
        this.log = log;
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
        Map<String, @Nullable Object> parts = new LinkedHashMap<>();
        parts.put("request", Arrivals.requestId(http));
        parts.put("method", method);
        parts.put("route", route);
        parts.put("status", status);
        parts.put("millis", millis);
        log.accept(parts);
    }
}
