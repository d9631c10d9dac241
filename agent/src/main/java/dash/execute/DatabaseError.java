package dash.execute;

/**
 * Why the database did not give rows.
 *
 * @param sqlState five characters, or empty when the failure came from outside the database
 * @param message the database's words, redacted; they are data and may quote the statement
 * @param position where in the statement, counting characters from 0; -1 when the database does not say
 * @param hint the database's own hint, redacted, or empty
 */
public record DatabaseError(Kind kind, String sqlState, String message, int position, String hint) {

    /** What sort of failure it is; it alone decides what happens next. */
    public enum Kind {
        /** The statement is wrong and another wording could run: unknown column, wrong type, bad cast. */
        STATEMENT_WRONG,
        /** A relation or column is missing that was there when the schema was read. */
        OBJECT_MISSING,
        /** Functions, operators, casts, types or views changed after the guard judged the statement. */
        CATALOG_CHANGED,
        /** The login may not do this. */
        NOT_PERMITTED,
        /** The plan or the run is above the limits. */
        TOO_EXPENSIVE,
        /** It took longer than it may. */
        TIMED_OUT,
        /** Somebody called it off. */
        CANCELLED,
        /** The database is away, or went away. */
        UNREACHABLE,
        /** The database ran out of something, or failed inside. */
        DATABASE_FAILED
    }

    /** Whether a differently worded statement could help. */
    public boolean repairable() {
        return kind == Kind.STATEMENT_WRONG || kind == Kind.OBJECT_MISSING || kind == Kind.TOO_EXPENSIVE;
    }
}
