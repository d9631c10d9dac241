package dash.store.server;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * How an embedded server runs.
 *
 * @param idle after how long without any Dash process the server stops itself
 * @param look how often the watcher looks; idling is noticed this much late at most
 * @param patience how long a start may take, recovery after a crash included
 * @param port a fixed port, or empty for any free one
 * @param durable false only for data that may be lost with the machine's power: tests
 */
public record ServerSettings(
        Duration idle, Duration look, Duration patience, int maxConnections, OptionalInt port, boolean durable) {

    public ServerSettings {
        if (idle.toSeconds() < 1 || look.toSeconds() < 1) {
            throw new IllegalArgumentException("the watcher counts whole seconds; given: " + idle + ", " + look);
        }
    }

    public static ServerSettings standard() {
        return new ServerSettings(
                Duration.ofMinutes(15), Duration.ofSeconds(15), Duration.ofMinutes(3), 60, OptionalInt.empty(), true);
    }

    public ServerSettings withIdle(Duration newIdle, Duration newLook) {
        return new ServerSettings(newIdle, newLook, patience, maxConnections, port, durable);
    }

    public ServerSettings withPort(int newPort) {
        return new ServerSettings(idle, look, patience, maxConnections, OptionalInt.of(newPort), durable);
    }

    public ServerSettings forTests() {
        return new ServerSettings(idle, look, patience, 200, port, false);
    }
}
