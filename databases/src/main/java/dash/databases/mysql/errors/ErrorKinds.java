package dash.databases.mysql.errors;

import dash.execute.DatabaseError.Kind;
import java.util.Set;

/** What the server's error numbers mean for what happens next; SQLSTATE is too coarse here, most failures are HY000. */
final class ErrorKinds {

    /** No such table, database, column, function. */
    private static final Set<Integer> MISSING = Set.of(1049, 1051, 1054, 1109, 1146, 1305, 1630, 4161);

    /** Access denied to a database, a table, a column, a right; a write in a read-only transaction or server. */
    private static final Set<Integer> NOT_PERMITTED = Set.of(1044, 1142, 1143, 1227, 1290, 1370, 1792, 1836, 1356);

    /** max_statement_time, max_execution_time, KILL QUERY, locks waited for too long. */
    private static final Set<Integer> TIMED_OUT = Set.of(1205, 1317, 1969, 3024, 3572);

    /** Too many rows to join, too large a result or packet, a memory limit of the session. */
    private static final Set<Integer> TOO_EXPENSIVE = Set.of(1104, 1114, 1153, 1301, 1038, 1436, 1476, 3170);

    /** The server goes away, refuses the login or has no room. */
    private static final Set<Integer> UNREACHABLE =
            Set.of(1040, 1045, 1053, 1129, 1130, 1152, 1158, 1159, 1160, 1161, 1203, 1226, 1251, 1698, 1927, 4031);

    private ErrorKinds() {}

    static Kind of(int number, String state) {
        if (MISSING.contains(number)) {
            return Kind.OBJECT_MISSING;
        }
        if (NOT_PERMITTED.contains(number)) {
            return Kind.NOT_PERMITTED;
        }
        if (TIMED_OUT.contains(number)) {
            return Kind.TIMED_OUT;
        }
        if (TOO_EXPENSIVE.contains(number)) {
            return Kind.TOO_EXPENSIVE;
        }
        return UNREACHABLE.contains(number) ? Kind.UNREACHABLE : ofState(state);
    }

    private static Kind ofState(String state) {
        return switch (state.length() < 2 ? "" : state.substring(0, 2)) {
            case "", "08", "28" -> Kind.UNREACHABLE;
            case "21", "22", "42", "0A", "34" -> Kind.STATEMENT_WRONG;
            case "70" -> Kind.TIMED_OUT;
            case "25" -> Kind.NOT_PERMITTED;
            default -> Kind.DATABASE_FAILED;
        };
    }

    /** Words that name only what stands in the statement or in the schema; of all others the values are taken out. */
    static boolean isAboutNames(int number, String state) {
        return MISSING.contains(number) || NOT_PERMITTED.contains(number) || state.startsWith("42");
    }
}
