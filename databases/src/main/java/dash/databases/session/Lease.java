package dash.databases.session;

import dash.execute.Limits;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A borrowed connection: it goes back as new when all went well or the statement failed cleanly, else it is destroyed. */
final class Lease implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Lease.class);

    private final Pool pool;
    private final Line line;
    private final Leash leash;
    private boolean opened;

    Lease(Pool pool, Line line) {
        this.pool = pool;
        this.line = line;
        this.leash = new Leash(line);
    }

    Line open(Line.Purpose purpose, Limits limits) throws SQLException {
        line.open(purpose, limits);
        opened = true;
        return line;
    }

    boolean opened() {
        return opened;
    }

    /** How many characters stood before the statement when the engine last saw it. */
    int prefix() {
        return opened ? line.prefix() : 0;
    }

    Leash leash() {
        return leash;
    }

    Ending ending() {
        return leash.ending();
    }

    @Override
    public void close() {
        boolean pulled = leash.letGo();
        if (!opened || pulled || !undone()) {
            pool.destroy(line);
        } else {
            pool.giveBack(line);
        }
    }

    private boolean undone() {
        try {
            line.undo();
            return true;
        } catch (SQLException e) {
            LOG.debug("a connection could not be made as new ({})", e.getSQLState());
            return false;
        }
    }
}
