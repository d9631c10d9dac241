package dash.databases.mysql.session;

import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * How sessions of one source are set up.
 *
 * @param database where unqualified names are looked up
 * @param zone the time zone of {@code now()} and of printed moments; never the machine's own
 * @param connections the most statements that run at once
 * @param patience how long a statement waits for its turn
 */
public record SessionSettings(String database, ZoneId zone, int connections, Duration patience) {

    public SessionSettings {
        if (connections < 1) {
            throw new IllegalArgumentException("no session can be had with " + connections + " connections");
        }
    }

    public static SessionSettings of(String database) {
        return new SessionSettings(database, ZoneOffset.UTC, 5, Duration.ofSeconds(60));
    }

    public SessionSettings in(ZoneId timeZone) {
        return new SessionSettings(database, timeZone, connections, patience);
    }
}
