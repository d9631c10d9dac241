package dash.server.gate;

import dash.fault.FaultException;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Receives every request that a route may take: sets what browsers are to hold to, and turns away what comes from elsewhere
 * or too often.
 */
public final class Arrivals {

    private static final String STARTED = "dash.started";
    private static final int TOKEN_BYTES = 32;

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
                    + " form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()",
            "Cache-Control",
            "private, no-cache");

    private final Map<Integer, Hosts> hosts = new ConcurrentHashMap<>();
    private final String token = Doorstep.drawn(TOKEN_BYTES);
    private final String ownName;
    private final Rate rate;

    /** @param ownName under which this server is reached, beside the usual names of this machine */
    public Arrivals(String ownName, Rate rate) {
        this.ownName = ownName;
        this.rate = rate;
    }

    /** What our own page sends along with what changes something. */
    public String token() {
        return token;
    }

    /** @throws FaultException when it is turned away */
    public void receive(Context http) {
        http.attribute(STARTED, System.nanoTime());
        HEADERS.forEach(http::header);
        // The port that the request really came in by; what it says of itself is what is to be checked.
        hosts.computeIfAbsent(http.req().getLocalPort(), port -> new Hosts(ownName, port, token))
                .check(coming(http));
        rate.take();
    }

    private static Hosts.Coming coming(Context http) {
        String method = http.method().name();
        boolean reads = method.equals("GET") || method.equals("HEAD");
        boolean visits = reads && !http.path().startsWith("/api/") && "navigate".equals(http.header("Sec-Fetch-Mode"));
        return new Hosts.Coming(
                Optional.ofNullable(http.header("Host")),
                Optional.ofNullable(http.header("Origin")),
                Optional.ofNullable(http.header("Sec-Fetch-Site")),
                visits,
                !reads,
                Optional.ofNullable(http.header("X-Dash-Token")));
    }

    public static String requestId(Context http) {
        return Optional.ofNullable(http.<String>attribute(Doorstep.REQUEST_ID)).orElse("");
    }

    /** How long a request has taken so far. */
    public static long millis(Context http) {
        return Optional.ofNullable(http.<Long>attribute(STARTED))
                .map(started -> (System.nanoTime() - started) / 1_000_000)
                .orElse(0L);
    }
}
