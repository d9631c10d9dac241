package dash.server.gate;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Keeps other web pages out. A page elsewhere can make a browser send requests here, and with a name that it lets point to this
 * machine it could even read the answers; so the name in the request must be one of ours, the page that sends it must be our
 * own, and what changes something carries a token that only our own page can read. Programs send no {@code Origin} and need none.
 */
public final class Hosts {

    private final Set<String> hosts;
    private final Set<String> origins;
    private final String address;
    private final String token;

    /** @param ownName under which the server is reached, beside the usual names of this machine */
    public Hosts(String ownName, int port, String token) {
        Set<String> names =
                Stream.of("localhost", "127.0.0.1", "[::1]", ownName).collect(Collectors.toSet());
        // A browser leaves the usual port out.
        Stream<String> bare = port == 80 ? names.stream() : Stream.empty();
        this.hosts = Stream.concat(names.stream().map(name -> name + ":" + port), bare)
                .collect(Collectors.toSet());
        this.origins = hosts.stream().map(host -> "http://" + host).collect(Collectors.toSet());
        this.address = "http://" + ownName + ":" + port;
        this.token = token;
    }

    /** What our own page sends along with what changes something. */
    public String token() {
        return token;
    }

    /**
     * What a request says of where it comes from.
     *
     * @param site how the page that sends it stands to us, as browsers say in {@code Sec-Fetch-Site}
     * @param visits whether a person follows a link or types an address
     * @param changes whether it may change something
     */
    public record Coming(
            Optional<String> host,
            Optional<String> origin,
            Optional<String> site,
            boolean visits,
            boolean changes,
            Optional<String> token) {}

    public void check(Coming from) {
        String host = from.host().orElse("");
        if (!hosts.contains(host)) {
            throw foreign("Host", host, "this server answers under its own address only", "use " + address);
        }
        from.origin().filter(origin -> !origins.contains(origin)).ifPresent(origin -> {
            throw foreign("Origin", origin, "the request comes from another web page", "open the page of this server");
        });
        from.site().filter(site -> isElsewhere(site) && !from.visits()).ifPresent(site -> {
            throw foreign(
                    "Sec-Fetch-Site", site, "the request comes from another web page", "open the page of this server");
        });
        boolean browser = from.origin().isPresent() || from.site().isPresent();
        if (browser && from.changes() && !from.token().equals(Optional.of(token))) {
            throw foreign(
                    "X-Dash-Token",
                    "",
                    "the token of the page is missing or of an earlier start",
                    "read it anew from /api/session");
        }
    }

    private static boolean isElsewhere(String site) {
        return !site.equals("same-origin") && !site.equals("none");
    }

    private static FaultException foreign(String place, String value, String message, String next) {
        return FaultException.of(Code.REQUEST_FROM_ELSEWHERE, Place.named(place), value, message, next);
    }
}
