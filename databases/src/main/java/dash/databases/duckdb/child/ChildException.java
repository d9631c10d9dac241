package dash.databases.duckdb.child;

import java.sql.SQLException;

/** Why a child gave no answer, or not the one that was wanted. */
public final class ChildException extends SQLException {

    /** How it ended. */
    public enum Reason {
        /** The engine refused; the message holds its words as JSON. */
        ENGINE,
        /** It took more memory than it may and was killed. */
        MEMORY,
        /** It did not end in time, nor when asked to, and was killed. */
        TIME,
        /** It is gone: killed from outside, or crashed. */
        GONE,
        /** It could not be started. */
        NOT_STARTED
    }

    private final Reason reason;

    public ChildException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** The message, which is always there. */
    public String said() {
        return String.valueOf(getMessage());
    }

    public Reason reason() {
        return reason;
    }
}
