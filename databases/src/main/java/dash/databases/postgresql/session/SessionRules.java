package dash.databases.postgresql.session;

import dash.databases.postgresql.PostgresqlDialect;
import dash.execute.Limits;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The settings under which a statement runs, as the one SELECT that makes them.
 *
 * <p>They are set for the session and not for the transaction on purpose: our ROLLBACK undoes both alike, but a COMMIT
 * smuggled into the statement would undo the latter and make the former stay, read-only included.
 */
final class SessionRules {

    /** How often the server looks whether we are still there; without it a query outlives a killed client. */
    private static final Duration CLIENT_CHECK = Duration.ofMillis(500);

    private static final Duration LONGEST_LOCK_WAIT = Duration.ofSeconds(5);

    private final SessionSettings settings;

    SessionRules(SessionSettings settings) {
        this.settings = settings;
    }

    /** The last column says whether the transaction is read-only. */
    String opening(Limits limits, int serverVersion, boolean clientCheck) {
        Map<String, String> values = new LinkedHashMap<>(safety());
        values.putAll(timeouts(limits.time(), serverVersion));
        if (clientCheck) {
            values.put("client_connection_check_interval", milliseconds(CLIENT_CHECK));
        }
        return values.entrySet().stream()
                .map(entry -> "pg_catalog.set_config(" + PostgresqlDialect.INSTANCE.text(entry.getKey()) + ", "
                        + PostgresqlDialect.INSTANCE.text(entry.getValue()) + ", false)")
                .collect(Collectors.joining(", ", "SELECT ", ", pg_catalog.current_setting('transaction_read_only')"));
    }

    /** What makes the server read a text as the guard read it, and print values as we expect them. */
    private Map<String, String> safety() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("default_transaction_read_only", "on");
        values.put("standard_conforming_strings", "on");
        values.put("backslash_quote", "safe_encoding");
        values.put("transform_null_equals", "off");
        values.put("search_path", searchPath());
        values.put(
                "TimeZone",
                settings.zone().getId().equals("Z") ? "UTC" : settings.zone().getId());
        values.put("IntervalStyle", "postgres");
        values.put("bytea_output", "hex");
        values.put("work_mem", settings.workMemory());
        return values;
    }

    private static Map<String, String> timeouts(Duration time, int serverVersion) {
        Map<String, String> values = new LinkedHashMap<>();
        Duration lock = time.compareTo(LONGEST_LOCK_WAIT) < 0 ? time : LONGEST_LOCK_WAIT;
        values.put("statement_timeout", milliseconds(time));
        values.put("lock_timeout", milliseconds(lock));
        values.put("idle_in_transaction_session_timeout", milliseconds(time.plusSeconds(5)));
        if (serverVersion >= 17) {
            values.put("transaction_timeout", milliseconds(time.plusSeconds(2)));
        }
        return values;
    }

    /**
     * The temporary schema would otherwise be searched first, before every table of the source. As the only one it would be
     * made as soon as the driver asks for a type, and a login that may only read may not make it.
     */
    private String searchPath() {
        Stream<String> path = settings.searchPath().isEmpty()
                ? Stream.of("pg_catalog")
                : settings.searchPath().stream().map(PostgresqlDialect.INSTANCE::quoted);
        return Stream.concat(path, Stream.of("pg_temp")).collect(Collectors.joining(", "));
    }

    /** Zero would mean no limit at all. */
    private static String milliseconds(Duration time) {
        return Math.max(1, time.toMillis()) + "ms";
    }
}
