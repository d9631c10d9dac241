package dash.databases.session;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends what runs on a connection, from another thread. A cancel that arrives between two statements is lost on the
 * server, so it is sent again until the run has ended; a server that does not react loses the connection. A
 * connection whose leash was pulled must not be used again, for a late cancel would hit the next statement.
 */
final class Leash {

    private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);
    private static final int TRIES = 5;

    private final Line line;
    private Ending ending = Ending.BY_ITSELF;
    private final CountDownLatch over = new CountDownLatch(1);

    Leash(Line line) {
        this.line = line;
    }

    /** Returns at once; only the first pull counts. */
    synchronized void pull(Ending why) {
        if (over.getCount() > 0 && ending == Ending.BY_ITSELF) {
            ending = why;
            Thread.ofVirtual().name("dash-cancel").start(this::insist);
        }
    }

    synchronized Ending ending() {
        return ending;
    }

    /** The run is over, well or not; a later pull does nothing. Says whether there was one. */
    synchronized boolean letGo() {
        over.countDown();
        return ending != Ending.BY_ITSELF;
    }

    private void insist() {
        try {
            for (int i = 0; i < TRIES; i++) {
                line.cancel();
                if (over.await(BETWEEN_TRIES.toMillis(), TimeUnit.MILLISECONDS)) {
                    return;
                }
            }
            line.abort();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
