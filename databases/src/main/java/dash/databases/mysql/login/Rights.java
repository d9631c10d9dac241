package dash.databases.mysql.login;

import dash.databases.login.Power;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What each right of MySQL and MariaDB lets a login do. A right that is not known here counts as a superuser's. */
final class Rights {

    private static final Set<String> HARMLESS = Set.of("USAGE", "SELECT", "SHOW VIEW", "SHOW DATABASES", "REFERENCES");
    private static final Set<String> SYSTEM = Set.of("mysql", "performance_schema", "sys");

    private Rights() {}

    /** Nothing for a right that only reads. */
    static Optional<Power> power(String level, String object, String right) {
        String name = right.toUpperCase(Locale.ROOT);
        if (name.equals("SELECT") && (level.equals("server") || isSystem(object))) {
            return Optional.of(Power.READS_PASSWORDS);
        }
        return HARMLESS.contains(name) ? Optional.empty() : Optional.of(power(name));
    }

    private static Power power(String right) {
        return switch (right) {
            case "INSERT", "UPDATE", "DELETE", "DELETE HISTORY" -> Power.WRITES;
            case "DROP", "ALTER", "INDEX", "TRIGGER", "LOCK TABLES" -> Power.OWNS;
            case "CREATE", "CREATE VIEW", "CREATE ROUTINE", "ALTER ROUTINE", "EVENT" -> Power.CREATES_IN_SCHEMA;
            case "CREATE TEMPORARY TABLES" -> Power.CREATES_TEMPORARY_TABLES;
            case "EXECUTE" -> Power.CALLS_WITH_OWNERS_RIGHTS;
            case "FILE" -> Power.READS_SERVER_FILES;
            case "CREATE USER", "CREATE ROLE", "DROP ROLE", "GRANT OPTION", "ROLE_ADMIN" -> Power.CREATES_ROLES;
            case "PROCESS", "CONNECTION ADMIN", "CONNECTION_ADMIN" -> Power.SIGNALS_OTHERS;
            default ->
                right.contains("REPLICATION") || right.contains("BINLOG") || right.contains("SLAVE")
                        ? Power.REPLICATES
                        : Power.SUPERUSER;
        };
    }

    static boolean readsOutside(String level, String object, String right, List<String> schemas) {
        boolean below = !level.equals("server") && right.equalsIgnoreCase("SELECT") && !isSystem(object);
        return below && !schemas.contains(schema(object));
    }

    private static boolean isSystem(String object) {
        return SYSTEM.contains(schema(object));
    }

    /** In a grant on a schema an underscore is a wildcard unless it is escaped. */
    private static String schema(String object) {
        String first = object.split("\\.", 2)[0];
        return first.replace("\\_", "_");
    }
}
