package dash.server.system;

import dash.server.gate.Arrivals;
import dash.server.route.Method;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One line and one count for every request. Paths are told as their routes are written, never with what people asked. */
public final class RequestLog {

    private static final String NONE = "none";
    private static final Set<String> METHODS = Stream.concat(
                    Arrays.stream(Method.values()).map(Method::name), Stream.of("HEAD", "OPTIONS"))
            .collect(Collectors.toUnmodifiableSet());

    private final Meters meters;
    private final Consumer<Map<String, @Nullable Object>> log;

    public RequestLog(Meters meters, Consumer<Map<String, @Nullable Object>> log) {
        this.meters = meters;
        this.log = log;
    }

    public void note(Context http) {
        String route = Optional.ofNullable(http.endpoints().lastHttpEndpoint())
                .map(endpoint -> endpoint.path)
                .orElse(NONE);
        note(Arrivals.requestId(http), http.method().name(), route, http.statusCode(), Arrivals.millis(http));
    }

    /** A request so broken that no route ever sees it. */
    public void noteUnread(String id, int status) {
        note(id, NONE, NONE, status, 0);
    }

    private void note(String id, String sent, String route, int status, long millis) {
        // Whoever sends a request invents its method; only those that some route knows become labels.
        String method = METHODS.contains(sent) ? sent : NONE;
        meters.count(
                "dash_http_requests_total",
                "method=\"%s\",route=\"%s\",status=\"%d\"".formatted(method, route, status));
        meters.add("dash_http_request_milliseconds_total", "route=\"%s\"".formatted(route), millis);
        Map<String, @Nullable Object> parts = new LinkedHashMap<>();
        parts.put("request", id);
        parts.put("method", method);
        parts.put("route", route);
        parts.put("status", status);
        parts.put("millis", millis);
        log.accept(parts);
    }
}
