package dash.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A process that works on questions and can be seen to live: it holds a lock of the database on a connection of its own, which
 * falls open when the process dies, however it dies. Others may then end what it left unfinished.
 */
public final class Runner implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Runner.class);
    private static final String KEY = "hashtextextended('dash runner ' || ?, 0)";

    private final UUID id;
    private final Connection connection;

    private Runner(UUID id, Connection connection) {
        this.id = id;
        this.connection = connection;
    }

    static Runner start(DataSource source) throws SQLException {
        UUID id = UUID.randomUUID();
        Connection connection = source.getConnection();
        try (PreparedStatement lock = connection.prepareStatement("SELECT pg_advisory_lock(" + KEY + ")")) {
            lock.setString(1, id.toString());
            lock.execute();
            return new Runner(id, connection);
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    public UUID id() {
        return id;
    }

    /** Whether a process is alive under this id, this one or another. */
    static boolean lives(Transactions transactions, UUID id) {
        return transactions.inTransaction(
                handle -> !handle.createQuery("SELECT pg_try_advisory_xact_lock(" + KEY.replace("?", ":id") + ")")
                        .bind("id", id.toString())
                        .mapTo(Boolean.class)
                        .one());
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException away) {
            LOG.debug("the lock of this process is gone already: {}", away.toString());
        }
    }
}
