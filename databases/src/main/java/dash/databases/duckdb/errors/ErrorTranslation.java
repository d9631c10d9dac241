package dash.databases.duckdb.errors;

import dash.databases.duckdb.child.ChildException;
import dash.databases.errors.Values;
import dash.databases.errors.Words;
import dash.databases.session.Ending;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import java.sql.SQLException;
import java.util.Locale;

/** Translates what comes back from a child. Safe for many threads. */
public final class ErrorTranslation {

    private static final String NARROWER = "Ask for less: fewer rows, a shorter time range, fewer joins";

    /** What a type of failure is, in the words of other engines. */
    private record Meaning(Kind kind, String state, boolean showsValues) {}

    public DatabaseError translate(SQLException thrown, String sql, Ending ending) {
        if (ending == Ending.CALLED_OFF) {
            return new DatabaseError(Kind.CANCELLED, "57014", "the statement was called off", -1, "");
        }
        if (ending == Ending.OUT_OF_TIME) {
            return timedOut();
        }
        if (!(thrown instanceof ChildException failed)) {
            return new DatabaseError(Kind.DATABASE_FAILED, "XX000", "DuckDB failed on this statement", -1, "");
        }
        return switch (failed.reason()) {
            case ENGINE -> engine(EngineError.read(failed.said()), sql);
            case MEMORY -> new DatabaseError(Kind.TOO_EXPENSIVE, "53200", failed.said(), -1, NARROWER);
            case TIME -> timedOut();
            case GONE -> new DatabaseError(Kind.UNREACHABLE, "08006", "DuckDB's process ended while it worked", -1, "");
            case NOT_STARTED -> new DatabaseError(Kind.UNREACHABLE, "08001", Words.clean(failed.said()), -1, "");
        };
    }

    private static DatabaseError timedOut() {
        return new DatabaseError(Kind.TIMED_OUT, "57014", "the statement took longer than it may", -1, NARROWER);
    }

    private static DatabaseError engine(EngineError error, String sql) {
        Meaning meaning = meaning(error);
        if (meaning.kind() == Kind.TIMED_OUT) {
            return timedOut();
        }
        String message = meaning.showsValues()
                ? Values.withoutValues(Values.withoutValuesInApostrophes(error.headline(), sql), sql)
                : error.headline();
        String hint = meaning.showsValues() ? "" : error.advice();
        return new DatabaseError(
                meaning.kind(), meaning.state(), Words.clean(message), error.characterIn(sql), Words.clean(hint));
    }

    private static Meaning meaning(EngineError error) {
        return switch (error.type().toLowerCase(Locale.ROOT)) {
            case "parser", "syntax" -> new Meaning(Kind.STATEMENT_WRONG, "42601", false);
            case "binder" -> binder(error);
            case "catalog" -> catalog(error);
            case "conversion", "invalid input", "mismatch type", "invalid type" ->
                new Meaning(Kind.STATEMENT_WRONG, "22000", true);
            case "out of range" -> new Meaning(Kind.STATEMENT_WRONG, "22003", true);
            case "divide by zero" -> new Meaning(Kind.STATEMENT_WRONG, "22012", true);
            case "not implemented", "expression", "decimal", "parameter not resolved", "parameter not allowed" ->
                new Meaning(Kind.STATEMENT_WRONG, "0A000", true);
            case "permission", "invalid configuration" -> new Meaning(Kind.NOT_PERMITTED, "42501", false);
            case "out of memory" -> new Meaning(Kind.TOO_EXPENSIVE, "53200", false);
            case "interrupt" -> new Meaning(Kind.TIMED_OUT, "57014", false);
            case "io", "http", "connection" -> new Meaning(Kind.DATABASE_FAILED, "58030", false);
            default -> new Meaning(Kind.DATABASE_FAILED, "XX000", true);
        };
    }

    private static Meaning binder(EngineError error) {
        return switch (error.subtype()) {
            case "COLUMN_NOT_FOUND" -> new Meaning(Kind.OBJECT_MISSING, "42703", false);
            case "NO_MATCHING_FUNCTION" -> new Meaning(Kind.STATEMENT_WRONG, "42883", false);
            default ->
                error.headline().startsWith("Referenced column")
                                || error.headline().matches("Table \".*\" does not have a column named .*")
                        ? new Meaning(Kind.OBJECT_MISSING, "42703", false)
                        : new Meaning(Kind.STATEMENT_WRONG, "42000", false);
        };
    }

    private static Meaning catalog(EngineError error) {
        boolean relation =
                error.headline().startsWith("Table ") || error.headline().startsWith("View ");
        return relation
                ? new Meaning(Kind.OBJECT_MISSING, "42P01", false)
                : new Meaning(Kind.STATEMENT_WRONG, "42883", false);
    }
}
