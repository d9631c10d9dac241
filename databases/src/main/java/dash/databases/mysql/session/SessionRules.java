package dash.databases.mysql.session;

import dash.databases.mysql.MysqlDialect;
import dash.execute.Limits;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The settings under which a statement runs, as the one SET that makes them. */
final class SessionRules {

    /**
     * What the parser reads by: no ANSI_QUOTES, no NO_BACKSLASH_ESCAPES, no PIPES_AS_CONCAT. With IGNORE_SPACE a built-in is
     * meant whether or not a space stands before its bracket.
     */
    private static final String MODE =
            "IGNORE_SPACE,STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

    /** MySQL's default, which knows what a key determines; MariaDB's form of it refuses honest queries. */
    private static final String MODE_OF_MYSQL = MODE + ",ONLY_FULL_GROUP_BY";

    private static final long LONGEST_GROUP_CONCAT = 1L << 20;

    /** Holds the server's buffers of one session, and so also the longest row that it can send us. */
    private static final long MOST_MEMORY = 128L << 20;

    private static final Duration LONGEST_LOCK_WAIT = Duration.ofSeconds(5);

    private final SessionSettings settings;
    private final boolean mariaDb;

    SessionRules(SessionSettings settings, boolean mariaDb) {
        this.settings = settings;
        this.mariaDb = mariaDb;
    }

    /** Time zones by name exist on a server only when somebody has filled its tables. */
    String opening(Limits limits, boolean namedZone) {
        Map<String, String> values = new LinkedHashMap<>();
        // A reset falls back to the server's own character set, in some of which a quote can hide inside a letter.
        values.put("character_set_client", "utf8mb4");
        values.put("character_set_connection", "utf8mb4");
        values.put("character_set_results", "utf8mb4");
        values.put("sql_mode", text(mariaDb ? MODE : MODE_OF_MYSQL));
        values.put("time_zone", text(namedZone ? MysqlDialect.zoneName(settings.zone()) : offset(settings.zone())));
        values.put("group_concat_max_len", String.valueOf(LONGEST_GROUP_CONCAT));
        values.put("sql_select_limit", "DEFAULT");
        String lock = String.valueOf(Math.max(1, Math.min(limits.time().toSeconds(), LONGEST_LOCK_WAIT.toSeconds())));
        values.put("lock_wait_timeout", lock);
        values.put("innodb_lock_wait_timeout", lock);
        long milliseconds = Math.max(1, limits.time().toMillis());
        if (mariaDb) {
            values.put("max_statement_time", milliseconds / 1000 + "." + String.format("%03d", milliseconds % 1000));
            values.put("max_session_mem_used", String.valueOf(MOST_MEMORY));
        } else {
            values.put("max_execution_time", String.valueOf(milliseconds));
        }
        return values.entrySet().stream()
                .map(entry -> "SESSION " + entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", ", "SET ", ""));
    }

    private static String offset(ZoneId zone) {
        String offset = zone.getRules().getOffset(Instant.now()).getId();
        return offset.equals("Z") ? "+00:00" : offset.substring(0, 6);
    }

    private static String text(String value) {
        return MysqlDialect.INSTANCE.text(value);
    }
}
