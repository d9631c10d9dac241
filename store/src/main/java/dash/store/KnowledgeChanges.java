package dash.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears of changes to one project's knowledge, whichever process made them, on a connection of its own. After the server
 * was away anything may have changed, so that counts as a change.
 *
 * <p>The listener runs on the thread that hears, one call at a time: changes that come while it works are told in one
 * further call. What it throws is logged.
 */
public final class KnowledgeChanges implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(KnowledgeChanges.class);
    private static final int MILLIS_TO_LISTEN = 10_000;
    private static final Duration BEFORE_ANOTHER_TRY = Duration.ofMillis(500);

    private final DataSource source;
    private final String project;
    private final Runnable listener;
    private final Thread thread;
    private final CountDownLatch listening = new CountDownLatch(1);
    private volatile boolean closed;
    private volatile @Nullable Connection connection;

    KnowledgeChanges(DataSource source, String project, Runnable listener) {
        this.source = source;
        this.project = project;
        this.listener = listener;
        this.thread = Thread.ofPlatform()
                .daemon()
                .name("knowledge changes of " + project)
                .unstarted(this::run);
    }

    KnowledgeChanges start() {
        thread.start();
        return this;
    }

    /** Whether it has begun to hear within this time; what changes later is not missed. */
    public boolean hears(Duration patience) {
        try {
            return listening.await(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void run() {
        while (!closed) {
            try (Connection open = source.getConnection()) {
                connection = open;
                listen(open);
            } catch (SQLException | RuntimeException away) {
                if (!closed) {
                    LOG.debug("no longer hears of changes to {}: {}", project, away.toString());
                    pause();
                }
            }
        }
    }

    private void listen(Connection open) throws SQLException {
        try (Statement statement = open.createStatement()) {
            statement.execute("LISTEN " + StoredKnowledge.CHANNEL);
            boolean again = listening.getCount() == 0;
            listening.countDown();
            if (again) {
                tell();
            }
            PGConnection messages = open.unwrap(PGConnection.class);
            while (!closed) {
                PGNotification[] heard = messages.getNotifications(MILLIS_TO_LISTEN);
                if (heard == null || heard.length == 0) {
                    // A connection that died in silence shows only when it is used.
                    statement.execute("SELECT 1");
                } else if (Arrays.stream(heard).anyMatch(one -> project.equals(one.getParameter()))) {
                    tell();
                }
            }
        }
    }

    private void tell() {
        try {
            listener.run();
        } catch (RuntimeException failed) {
            LOG.warn("A change to the knowledge of {} could not be taken up: {}", project, failed.toString());
        }
    }

    private static void pause() {
        try {
            Thread.sleep(BEFORE_ANOTHER_TRY);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        Connection open = connection;
        if (open != null) {
            try {
                open.abort(Runnable::run);
            } catch (SQLException ignored) {
                LOG.debug("a listening connection did not close: {}", ignored.toString());
            }
        }
    }
}
