package dash.databases.postgresql.session;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connections of one source that nobody uses right now. How many there may be is decided by {@link Turns}, so this is
 * only a shelf: the connection used last is taken first, and what lay too long is asked whether it still lives, or closed.
 * Connecting happens in the thread that needs it and fails at once with the server's own words. Safe for many threads.
 */
final class Pool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Pool.class);
    private static final Duration TRUSTED = Duration.ofMillis(500);
    private static final Duration LONGEST_IDLE = Duration.ofSeconds(60);
    private static final Duration LONGEST_LIFE = Duration.ofMinutes(30);
    private static final int SECONDS_TO_ANSWER = 2;

    private record Shelved(Connection connection, long since) {}

    private final DataSource source;
    private final Deque<Shelved> shelf = new ArrayDeque<>();
    private final IdentityHashMap<Connection, Long> born = new IdentityHashMap<>();
    private boolean closed;

    Pool(DataSource source) {
        this.source = source;
    }

    Connection borrow() throws SQLException {
        for (Shelved candidate = takeLast(); candidate != null; candidate = takeLast()) {
            if (age(candidate.since()).compareTo(TRUSTED) < 0
                    || candidate.connection().isValid(SECONDS_TO_ANSWER)) {
                return candidate.connection();
            }
            destroy(candidate.connection());
        }
        return born(source.getConnection());
    }

    /** Only for connections that are as new. */
    void giveBack(Connection connection) {
        if (!shelve(connection)) {
            destroy(connection);
        }
    }

    /** Closes the connection for good; whatever that says, it is not used again. */
    void destroy(Connection connection) {
        synchronized (this) {
            born.remove(connection);
        }
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("a connection could not be closed in good order ({})", e.getSQLState());
        }
    }

    /** Closes what nobody wanted for a while. */
    void tidy() {
        List<Connection> old = new ArrayList<>();
        synchronized (this) {
            while (!shelf.isEmpty() && age(shelf.getFirst().since()).compareTo(LONGEST_IDLE) > 0) {
                old.add(shelf.removeFirst().connection());
            }
        }
        old.forEach(this::destroy);
    }

    private synchronized @Nullable Shelved takeLast() throws SQLException {
        if (closed) {
            throw new SQLException("the source is closed", "08003");
        }
        return shelf.pollLast();
    }

    private synchronized boolean shelve(Connection connection) {
        Long birth = born.get(connection);
        boolean young = birth != null && age(birth).compareTo(LONGEST_LIFE) < 0;
        return young && !closed && shelf.add(new Shelved(connection, System.nanoTime()));
    }

    private synchronized Connection born(Connection connection) {
        born.put(connection, System.nanoTime());
        return connection;
    }

    private static Duration age(long since) {
        return Duration.ofNanos(System.nanoTime() - since);
    }

    /** Also ends what is still in use: nothing may run on after the source is closed. */
    @Override
    public void close() {
        List<Connection> all;
        synchronized (this) {
            closed = true;
            shelf.clear();
            all = List.copyOf(born.keySet());
        }
        for (Connection connection : all) {
            try {
                connection.abort(Runnable::run);
            } catch (SQLException e) {
                LOG.debug("a connection could not be aborted ({})", e.getSQLState());
            }
        }
    }
}
