package dash.server;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;

/**
 * How a server behaves.
 *
 * @param port 0 takes any that is free
 * @param questions how many may run at once
 * @param requestsPerSecond more are turned away; a burst may be twice as large
 * @param silence how long a request may stay silent before it is given up
 * @param patience how long a question goes on when nobody listens to its events; whoever was cut off can come back so long
 * @param heartbeat how often a stream shows that it is alive, and so how fast it is noticed that nobody listens
 * @param farewell how long questions have to end when the server stops
 */
public record ServerSettings(
        InetAddress address,
        int port,
        int questions,
        int requestsPerSecond,
        Duration silence,
        Duration patience,
        Duration heartbeat,
        Duration farewell) {

    public static final int USUAL_PORT = 8321;

    public static ServerSettings usual() {
        return new ServerSettings(
                InetAddress.getLoopbackAddress(),
                USUAL_PORT,
                16,
                100,
                Duration.ofSeconds(20),
                Duration.ofSeconds(5),
                Duration.ofMillis(500),
                Duration.ofSeconds(5));
    }

    /** The name by which this server is reached. */
    public String name() {
        String literal = address.getHostAddress();
        return switch (literal) {
            case "127.0.0.1" -> "localhost";
            case String text when text.indexOf(':') >= 0 -> "[" + text + "]";
            default -> literal;
        };
    }

    public ServerSettings withPort(int other) {
        return new ServerSettings(address, other, questions, requestsPerSecond, silence, patience, heartbeat, farewell);
    }

    public ServerSettings withQuestions(int most) {
        return new ServerSettings(address, port, most, requestsPerSecond, silence, patience, heartbeat, farewell);
    }

    public ServerSettings withRequestsPerSecond(int most) {
        return new ServerSettings(address, port, questions, most, silence, patience, heartbeat, farewell);
    }

    public ServerSettings withPatience(Duration other, Duration beat) {
        return new ServerSettings(address, port, questions, requestsPerSecond, silence, other, beat, farewell);
    }

    public ServerSettings withSilence(Duration other) {
        return new ServerSettings(address, port, questions, requestsPerSecond, other, patience, heartbeat, farewell);
    }

    /** Only this machine, until there is a sign-in. */
    public ServerSettings withHost(String host) {
        InetAddress wanted = resolved(host);
        if (!wanted.isLoopbackAddress()) {
            throw FaultException.of(
                    Code.SERVER_ADDRESS_REFUSED,
                    Place.named("--host"),
                    host,
                    "others could reach this address, and there is no sign-in yet: they could read all that Dash can",
                    "leave --host out; from another machine use a tunnel, such as ssh -L");
        }
        return new ServerSettings(wanted, port, questions, requestsPerSecond, silence, patience, heartbeat, farewell);
    }

    private static InetAddress resolved(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw FaultException.of(
                    Code.SERVER_ADDRESS_REFUSED,
                    Place.named("--host"),
                    host,
                    "this is no address of this machine",
                    "leave --host out, or use 127.0.0.1");
        }
    }
}
