package dash.databases.sqlite.session;

import dash.databases.session.Line;
import dash.databases.session.Refusal;
import dash.execute.Limits;
import dash.execute.Rows;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteConnection;

/**
 * A connection to a file. SQLite asks a handler every few thousand operations whether to go on; it ends a statement that
 * runs longer than it may, or that somebody called off.
 */
final class SqliteLine implements Line {

    private static final Logger LOG = LoggerFactory.getLogger(SqliteLine.class);

    /** A few milliseconds of work, so that the question costs nothing and comes often enough. */
    private static final int OPERATIONS = 20_000;

    private final SQLiteConnection connection;
    private final AtomicBoolean ended = new AtomicBoolean();
    private volatile boolean busy;
    private volatile long deadline;

    SqliteLine(SQLiteConnection connection) {
        this.connection = connection;
    }

    @Override
    public void open(Purpose purpose, Limits limits) throws SQLException {
        busy = true;
        deadline = System.nanoTime() + limits.time().toNanos();
        ProgressHandler.setHandler(connection, OPERATIONS, new ProgressHandler() {
            @Override
            protected int progress() {
                return ended.get() || System.nanoTime() - deadline > 0 ? 1 : 0;
            }
        });
    }

    @Override
    public Rows guarded(String sql, String catalogVersion, Limits limits) throws SQLException, Refusal {
        new CompiledGate(connection).pass(sql);
        return new RowsReader(limits).read(connection, sql);
    }

    @Override
    public Rows own(String sql, Limits limits) throws SQLException {
        return new RowsReader(limits).read(connection, sql);
    }

    /** There is no transaction to end: every statement is its own. */
    @Override
    public void undo() throws SQLException {
        ProgressHandler.clearHandler(connection);
        Opening.rules(connection);
        busy = false;
    }

    @Override
    public boolean alive() {
        try {
            Opening.rules(connection);
            return true;
        } catch (SQLException gone) {
            return false;
        }
    }

    @Override
    public void cancel() {
        ended.set(true);
        try {
            connection.getDatabase().interrupt();
        } catch (SQLException closed) {
            LOG.debug("nothing left to interrupt", closed);
        }
    }

    /** The driver would wait for what runs, so a connection in use is only interrupted: its user closes it. */
    @Override
    public void abort() {
        cancel();
        if (!busy) {
            close();
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException broken) {
            LOG.debug("a connection did not close cleanly", broken);
        }
    }
}
