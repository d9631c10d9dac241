package dash.databases.sqlite.errors;

import dash.databases.session.Ending;
import dash.databases.sqlite.url.SqliteUrl;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import java.sql.SQLException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates what the driver throws. Safe for many threads. */
public final class ErrorTranslation {

    /** {@code [SQLITE_ERROR] SQL error or missing database (no such column: x)}: what SQLite said stands in the brackets. */
    private static final Pattern SAID = Pattern.compile("^\\[SQLITE_\\w+\\] [^(]*\\((.*)\\)$", Pattern.DOTALL);

    private static final Pattern MISSING = Pattern.compile("no such (table|column): (\\S+).*", Pattern.DOTALL);
    private static final Pattern NEAR = Pattern.compile("near \"(.+)\": syntax error", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile(
            "(?:ambiguous column name|no such function|misuse of (?:aggregate|window function)|no such collation sequence):? (\\S+)"
                    + ".*|wrong number of arguments to function (\\S+)\\(\\)",
            Pattern.DOTALL);
    private static final int LONGEST = 400;

    private final SqliteUrl url;

    public ErrorTranslation(SqliteUrl url) {
        this.url = url;
    }

    /** Says why a statement gave no rows; {@code sql} as it was written. */
    public DatabaseError translate(SQLException thrown, String sql, Ending ending) {
        return switch (ending) {
            case CALLED_OFF -> new DatabaseError(Kind.CANCELLED, "", "the statement was called off", -1, "");
            case OUT_OF_TIME -> timedOut();
            case BY_ITSELF -> byItself(thrown, sql);
        };
    }

    /** Whether the connection behind this failure is of no more use. */
    public static boolean connectionLost(SQLException thrown) {
        return switch (code(thrown)) {
            case SQLITE_CANTOPEN, SQLITE_NOTADB, SQLITE_IOERR, SQLITE_MISUSE -> true;
            default -> false;
        };
    }

    private DatabaseError byItself(SQLException thrown, String sql) {
        String said = said(thrown);
        return switch (code(thrown)) {
            case SQLITE_INTERRUPT -> timedOut();
            case SQLITE_TOOBIG ->
                failure(
                        Kind.TOO_EXPENSIVE,
                        "a value is longer than the 500 KB that Dash takes from SQLite",
                        "Leave the long column out, and do not gather many rows into one value");
            case SQLITE_NOMEM -> failure(Kind.TOO_EXPENSIVE, "SQLite ran out of memory", "Ask for less");
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH ->
                failure(Kind.NOT_PERMITTED, "the file is open for reading only", "Write a SELECT that only reads");
            case SQLITE_BUSY, SQLITE_LOCKED ->
                failure(Kind.DATABASE_FAILED, "somebody else is writing to the file", "Ask again in a moment");
            case SQLITE_CANTOPEN, SQLITE_NOTADB, SQLITE_IOERR ->
                failure(Kind.UNREACHABLE, "the file " + url.file() + " cannot be read: " + said, "");
            case SQLITE_CORRUPT, SQLITE_FULL, SQLITE_PROTOCOL, SQLITE_INTERNAL ->
                failure(Kind.DATABASE_FAILED, said, "Check the file with PRAGMA integrity_check");
            default -> wrong(said, sql);
        };
    }

    private static DatabaseError wrong(String said, String sql) {
        Matcher missing = MISSING.matcher(said);
        if (missing.matches()) {
            return new DatabaseError(Kind.OBJECT_MISSING, "", said, place(last(missing.group(2)), sql), "");
        }
        Matcher near = NEAR.matcher(said);
        if (near.matches()) {
            return new DatabaseError(Kind.STATEMENT_WRONG, "", said, place(near.group(1), sql), "");
        }
        Matcher named = NAMED.matcher(said);
        String token = named.matches() ? named.group(1) == null ? named.group(2) : named.group(1) : "";
        return new DatabaseError(Kind.STATEMENT_WRONG, "", said, place(last(token), sql), "");
    }

    private static String last(String name) {
        String plain = name.replaceAll("\\(\\)$", "");
        return plain.substring(plain.lastIndexOf('.') + 1);
    }

    /** SQLite names a token and not its place; when it stands there once, that is the place. */
    private static int place(String token, String sql) {
        if (token.isEmpty()) {
            return -1;
        }
        Matcher found = Pattern.compile(
                        (Character.isLetterOrDigit(token.charAt(0)) ? "(?<![\\w])" : "")
                                + Pattern.quote(token)
                                + (Character.isLetterOrDigit(token.charAt(token.length() - 1)) ? "(?![\\w])" : ""),
                        Pattern.CASE_INSENSITIVE)
                .matcher(sql);
        if (!found.find()) {
            return -1;
        }
        int first = found.start();
        return found.find() ? -1 : first;
    }

    private static DatabaseError timedOut() {
        return failure(
                Kind.TIMED_OUT,
                "the statement took longer than it may",
                "Ask for less: a shorter time range, fewer joins");
    }

    private static DatabaseError failure(Kind kind, String message, String hint) {
        return new DatabaseError(kind, "", message, -1, hint);
    }

    /** The low byte of an extended code is the code it extends. */
    private static SQLiteErrorCode code(SQLException thrown) {
        for (Throwable inner = thrown; inner != null; inner = inner.getCause()) {
            if (inner instanceof SQLiteException told) {
                return SQLiteErrorCode.getErrorCode(told.getResultCode().code & 0xFF);
            }
        }
        return String.valueOf(thrown.getMessage()).toLowerCase(Locale.ROOT).contains("closed")
                ? SQLiteErrorCode.SQLITE_CANTOPEN
                : SQLiteErrorCode.SQLITE_ERROR;
    }

    /** One line, no invisible signs, no novel. */
    private static String said(SQLException thrown) {
        String message = String.valueOf(thrown.getMessage());
        Matcher found = SAID.matcher(message);
        String words = (found.matches() ? found.group(1) : message)
                .replaceAll("[\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}]+", " ")
                .strip();
        return words.length() > LONGEST ? words.substring(0, LONGEST) + "…" : words;
    }
}
