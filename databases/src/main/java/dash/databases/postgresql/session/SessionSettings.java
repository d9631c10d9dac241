package dash.databases.postgresql.session;

import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;

/**
 * How sessions of one source are set up.
 *
 * @param searchPath the schemas in which unqualified names are looked up; the temporary one is always last
 * @param zone the time zone of {@code now()}, {@code date_trunc} and printed moments; never the machine's own
 * @param connections the most statements that run at once
 * @param patience how long a statement waits for its turn
 */
public record SessionSettings(
        List<String> searchPath, ZoneId zone, int connections, Duration patience, String workMemory) {

    public SessionSettings {
        searchPath = List.copyOf(searchPath);
        if (connections < 1 || !workMemory.matches("[1-9][0-9]*(kB|MB|GB)")) {
            throw new IllegalArgumentException("no session can be had with " + connections + ", " + workMemory);
        }
    }

    public static SessionSettings of(List<String> searchPath) {
        return new SessionSettings(searchPath, ZoneOffset.UTC, 5, Duration.ofSeconds(60), "32MB");
    }

    public SessionSettings in(ZoneId timeZone) {
        return new SessionSettings(searchPath, timeZone, connections, patience, workMemory);
    }

    /** For our own statements: nobody's function can stand in for one of the system's. */
    SessionSettings withoutPath() {
        return new SessionSettings(List.of(), zone, connections, patience, workMemory);
    }
}
