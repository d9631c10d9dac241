package dash.server.gate;

import dash.fault.FaultException;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Receives every request before anything else: gives it an id, sets what browsers are to hold to, and turns away what comes
 * from elsewhere or too often.
 */
public final class Arrivals {

    private static final String REQUEST_ID = "dash.request";
    private static final String STARTED = "dash.started";
    private static final SecureRandom RANDOM = new SecureRandom();

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
    private final String token = random(32);
    private final Rate rate;

    public Arrivals(Rate rate) {
        this.rate = rate;
    }

    /** What our own page sends along with what changes something. */
    public String token() {
        return token;
    }

    /** @throws FaultException when it is turned away */
    public void receive(Context http) {
        http.attribute(STARTED, System.nanoTime());
        http.attribute(REQUEST_ID, random(8));
        http.header("X-Request-Id", requestId(http));
        HEADERS.forEach(http::header);
        // The port that the request really came in by; what it says of itself is what is to be checked.
        hosts.computeIfAbsent(http.req().getLocalPort(), port -> new Hosts(port, token))
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
        return Optional.ofNullable(http.<String>attribute(REQUEST_ID)).orElse("");
    }

    /** How long a request has taken so far. */
    public static long millis(Context http) {
        return Optional.ofNullable(http.<Long>attribute(STARTED))
                .map(started -> (System.nanoTime() - started) / 1_000_000)
                .orElse(0L);
    }

    private static String random(int bytes) {
        byte[] drawn = new byte[bytes];
        RANDOM.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
