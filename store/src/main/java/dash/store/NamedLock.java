package dash.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Work that one process at a time may do: a lock of the database, which falls open when the process dies, however it dies. */
public final class NamedLock implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(NamedLock.class);

    private final Connection connection;

    private NamedLock(Connection connection) {
        this.connection = connection;
    }

    /** Empty while somebody else holds it. */
    static Optional<NamedLock> take(DataSource source, String name) throws SQLException {
        Connection connection = source.getConnection();
        try (PreparedStatement lock =
                connection.prepareStatement("SELECT pg_try_advisory_lock(hashtextextended('dash work ' || ?, 0))")) {
            lock.setString(1, name);
            try (ResultSet taken = lock.executeQuery()) {
                if (taken.next() && taken.getBoolean(1)) {
                    return Optional.of(new NamedLock(connection));
                }
            }
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
        connection.close();
        return Optional.empty();
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException away) {
            LOG.debug("the lock is open already: {}", away.toString());
        }
    }
}
