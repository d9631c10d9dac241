package dash.databases.postgresql.errors;

import dash.databases.errors.Values;
import dash.databases.errors.Words;
import dash.databases.session.Ending;
import dash.databases.url.ServerAddress;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import java.sql.SQLException;
import java.util.Optional;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** Translates what the driver throws. Safe for many threads. */
public final class ErrorTranslation {

    private final ServerAddress address;

    public ErrorTranslation(ServerAddress address) {
        this.address = address;
    }

    /**
     * Says why a statement gave no rows.
     *
     * @param sql the statement as it was written
     * @param prefix how many characters we put before it on the way to the server
     */
    public DatabaseError translate(SQLException thrown, String sql, int prefix, Ending ending) {
        SQLException cause = telling(thrown);
        String state = Optional.ofNullable(cause.getSQLState()).orElse("");
        if (tooLarge(cause)) {
            return resultTooLarge();
        }
        return switch (ending) {
            case CALLED_OFF -> new DatabaseError(Kind.CANCELLED, state, "the statement was called off", -1, "");
            case OUT_OF_TIME -> timedOut(state);
            case BY_ITSELF -> byItself(cause, state, sql, prefix);
        };
    }

    /** Whether the connection behind this failure is of no more use. */
    public static boolean connectionLost(SQLException thrown) {
        String state = Optional.ofNullable(telling(thrown).getSQLState()).orElse("");
        return state.isEmpty() || StateKinds.of(state) == Kind.UNREACHABLE;
    }

    /** The text as it may be shown, without this source's secret. */
    public String shown(String text) {
        return Words.clean(address.withoutSecret(text));
    }

    private DatabaseError byItself(SQLException cause, String state, String sql, int prefix) {
        Kind kind = state.isEmpty() ? Kind.UNREACHABLE : StateKinds.of(state);
        Optional<ServerErrorMessage> told = told(cause);
        return switch (kind) {
            case TIMED_OUT -> timedOut(state);
            case UNREACHABLE -> unreachable(state, message(cause, told));
            case STATEMENT_WRONG,
                    OBJECT_MISSING,
                    CATALOG_CHANGED,
                    NOT_PERMITTED,
                    TOO_EXPENSIVE,
                    DATABASE_FAILED,
                    CANCELLED -> {
                int position = told.map(ServerErrorMessage::getPosition).orElse(0);
                String hint = told.map(ServerErrorMessage::getHint).orElse("");
                yield new DatabaseError(
                        kind,
                        state,
                        shown(worded(state, message(cause, told), sql)),
                        Positions.inStatement(position, prefix, sql),
                        shown(worded(state, hint, sql)));
            }
        };
    }

    /** Names in quotes are the schema's and may be told; values are not, and a function's own words may hold anything. */
    private static String worded(String state, String message, String sql) {
        String stateClass = state.length() < 2 ? "" : state.substring(0, 2);
        return switch (stateClass) {
            case "0A", "21", "25", "42", "53", "54", "55", "57" -> message;
            case "22" -> Values.withoutValues(message, sql);
            default -> message.isEmpty() ? "" : "the database failed on this statement and its words are withheld";
        };
    }

    private DatabaseError unreachable(String state, String message) {
        return new DatabaseError(
                Kind.UNREACHABLE, state, shown("the source at " + where() + " does not serve: " + message), -1, "");
    }

    private String where() {
        return address.host() + ":" + address.port() + "/" + address.database();
    }

    private static DatabaseError timedOut(String state) {
        return new DatabaseError(
                Kind.TIMED_OUT,
                state,
                "the statement took longer than it may",
                -1,
                "Ask for less: a shorter time range, fewer joins");
    }

    private static DatabaseError resultTooLarge() {
        return new DatabaseError(
                Kind.TOO_EXPENSIVE,
                "",
                "a row of the result is larger than Dash takes into memory",
                -1,
                "Select fewer or smaller columns, and do not gather many rows into one value");
    }

    private static boolean tooLarge(SQLException cause) {
        return String.valueOf(cause.getMessage()).contains("maxResultBuffer");
    }

    private static String message(SQLException cause, Optional<ServerErrorMessage> told) {
        return told.map(ServerErrorMessage::getMessage).orElseGet(() -> String.valueOf(cause.getMessage()));
    }

    private static Optional<ServerErrorMessage> told(SQLException cause) {
        return cause instanceof PSQLException server
                ? Optional.ofNullable(server.getServerErrorMessage())
                : Optional.empty();
    }

    /** A pool wraps what the driver said; the innermost exception with a state is the one that knows. */
    private static SQLException telling(SQLException thrown) {
        SQLException telling = thrown;
        for (Throwable inner = thrown; inner != null; inner = inner.getCause()) {
            if (inner instanceof SQLException sql && sql.getSQLState() != null) {
                telling = sql;
            }
        }
        return telling;
    }
}
