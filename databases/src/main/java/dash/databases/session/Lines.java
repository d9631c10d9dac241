package dash.databases.session;

import dash.execute.DatabaseError;
import java.sql.SQLException;

/** Where connections to one source come from, and what its failures mean. Safe for many threads. */
public interface Lines extends AutoCloseable {

    Line connect() throws SQLException;

    /**
     * Whether it shows without a connection that the source is there; false where only connecting tells. A source that is
     * away is thrown.
     */
    default boolean showsWithoutConnecting() throws SQLException {
        return false;
    }

    /**
     * Says why a statement gave no rows.
     *
     * @param sql the statement as it was written
     * @param prefix how many characters we put before it on the way to the engine
     */
    DatabaseError translate(SQLException thrown, String sql, int prefix, Ending ending);

    /** Whether the connection behind this failure is of no more use. */
    boolean lost(SQLException thrown);

    /** The source as it may be shown: without its secret. */
    @Override
    String toString();

    @Override
    void close();
}
