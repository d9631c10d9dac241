package dash.databases.postgresql.session;

import dash.databases.postgresql.errors.Ending;
import dash.execute.Limits;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A borrowed connection: it goes back as new when all went well or the statement failed cleanly, else it is destroyed. */
final class Lease implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Lease.class);

    private final Pool pool;
    private final Connection connection;
    private final Leash leash;
    private @Nullable Session session;

    Lease(Pool pool, Connection connection) {
        this.pool = pool;
        this.connection = connection;
        this.leash = new Leash(connection);
    }

    Session open(SessionRules rules, Limits limits, AtomicBoolean clientCheck) throws SQLException {
        Session opened = Session.open(connection, rules, limits, clientCheck);
        session = opened;
        return opened;
    }

    boolean opened() {
        return session != null;
    }

    /** How many characters stood before the statement when the server last saw it. */
    int prefix() {
        return session == null ? 0 : session.prefix();
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
        if (session == null || pulled || !undone(session)) {
            pool.destroy(connection);
        } else {
            pool.giveBack(connection);
        }
    }

    private static boolean undone(Session session) {
        try {
            session.undo();
            return true;
        } catch (SQLException e) {
            LOG.debug("a connection could not be made as new ({})", e.getSQLState());
            return false;
        }
    }
}
