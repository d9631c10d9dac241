package dash.databases.mysql.errors;

import dash.databases.errors.Values;
import dash.databases.errors.Words;
import dash.databases.session.Ending;
import dash.databases.url.ServerAddress;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Translates what the driver throws. Safe for many threads. */
public final class ErrorTranslation {

    /** The driver puts the connection's number before the server's words. */
    private static final Pattern CONNECTION = Pattern.compile("^\\(conn=-?\\d+\\) ");

    /** A syntax error quotes the rest of the statement and counts its lines. */
    private static final Pattern NEAR = Pattern.compile("near '(.*)' at line \\d+$", Pattern.DOTALL);

    private static final int LONGEST_NEAR = 80;

    private final ServerAddress address;

    public ErrorTranslation(ServerAddress address) {
        this.address = address;
    }

    public DatabaseError translate(SQLException thrown, String sql, Ending ending) {
        String state = Optional.ofNullable(thrown.getSQLState()).orElse("");
        return switch (ending) {
            case CALLED_OFF -> new DatabaseError(Kind.CANCELLED, state, "the statement was called off", -1, "");
            case OUT_OF_TIME -> timedOut(state);
            case BY_ITSELF -> byItself(thrown, state, sql);
        };
    }

    /** Whether the connection behind this failure is of no more use. */
    public static boolean connectionLost(SQLException thrown) {
        String state = Optional.ofNullable(thrown.getSQLState()).orElse("");
        return ErrorKinds.of(thrown.getErrorCode(), state) == Kind.UNREACHABLE;
    }

    private DatabaseError byItself(SQLException thrown, String state, String sql) {
        int number = thrown.getErrorCode();
        String message = CONNECTION
                .matcher(Optional.ofNullable(thrown.getMessage()).orElse(""))
                .replaceFirst("");
        Kind kind = ErrorKinds.of(number, state);
        return switch (kind) {
            case TIMED_OUT -> timedOut(state);
            case UNREACHABLE ->
                new DatabaseError(
                        kind,
                        state,
                        shown("the source at " + address.host() + ":" + address.port() + "/" + address.database()
                                + " does not serve: " + message),
                        -1,
                        "");
            case STATEMENT_WRONG,
                    OBJECT_MISSING,
                    CATALOG_CHANGED,
                    NOT_PERMITTED,
                    TOO_EXPENSIVE,
                    DATABASE_FAILED,
                    CANCELLED ->
                new DatabaseError(kind, state, shown(worded(number, state, message, sql)), position(message, sql), "");
        };
    }

    /** Names in quotes are the schema's and may be told; values are not, unless they stand in the statement. */
    private static String worded(int number, String state, String message, String sql) {
        Matcher near = NEAR.matcher(message);
        if (near.find()) {
            String rest = near.group(1);
            String shown = rest.length() > LONGEST_NEAR ? rest.substring(0, LONGEST_NEAR) + "…" : rest;
            return "the server does not understand the statement near '" + shown + "'";
        }
        boolean names = ErrorKinds.isAboutNames(number, state);
        return names ? message : Values.withoutValuesInApostrophes(message, sql);
    }

    /** Where the rest that a syntax error quotes begins. */
    private static int position(String message, String sql) {
        Matcher near = NEAR.matcher(message);
        if (!near.find() || near.group(1).isEmpty()) {
            return -1;
        }
        String rest = near.group(1);
        return rest.endsWith("...") ? sql.lastIndexOf(rest.substring(0, rest.length() - 3)) : sql.lastIndexOf(rest);
    }

    private String shown(String text) {
        return Words.clean(address.withoutSecret(text));
    }

    private static DatabaseError timedOut(String state) {
        return new DatabaseError(
                Kind.TIMED_OUT,
                state,
                "the statement took longer than it may",
                -1,
                "Ask for less: a shorter time range, fewer joins");
    }
}
