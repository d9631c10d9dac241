package dash.databases.session;

import dash.execute.Limits;
import dash.execute.Rows;
import java.sql.SQLException;

/**
 * One connection to a source. It is used by one thread at a time; only {@link #cancel()} and {@link #abort()} come from others.
 * Between {@link #open} and {@link #undo()} lies one read-only transaction.
 */
public interface Line {

    /** Whose statement it is. */
    enum Purpose {
        /** Somebody else wrote it and the guard let it through. */
        GUARDED,
        /** We wrote it ourselves. */
        OWN
    }

    /** Begins a read-only transaction in which the engine itself holds the limits. */
    void open(Purpose purpose, Limits limits) throws SQLException;

    /**
     * Runs what the guard let through, unless the engine expects it to cost more than the limits allow.
     *
     * @param catalogVersion the state of the catalogue that the guard judged by; when the source is in another one, the
     *     statement is refused. Empty stands for any state
     */
    Rows guarded(String sql, String catalogVersion, Limits limits) throws SQLException, Refusal;

    /** Runs what we wrote ourselves. */
    Rows own(String sql, Limits limits) throws SQLException;

    /** How many characters stood before the statement when the engine last saw it. */
    default int prefix() {
        return 0;
    }

    /** Ends the transaction, never with COMMIT, and makes the connection as new; one that cannot be is thrown away. */
    void undo() throws SQLException;

    /** Whether a connection that lay unused still answers. */
    boolean alive();

    /** Asks the engine to end what runs; may be lost or come late, and is then asked again. */
    void cancel();

    /** Ends the connection with whatever runs on it. */
    void abort();

    void close();
}
