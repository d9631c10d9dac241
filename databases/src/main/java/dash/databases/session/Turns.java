package dash.databases.session;

import dash.question.Cancellation;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Who may use a connection next: first come, first served, and whoever is called off while waiting leaves the line at
 * once. A pool alone gives a returned connection to whoever happens to ask, so that somebody unlucky waits for ever.
 */
final class Turns {

    /** How waiting ended. */
    enum Wait {
        MINE,
        TOO_LONG,
        CALLED_OFF
    }

    /** One who waits; told apart by being itself. */
    private static final class Waiter {
        final CompletableFuture<Wait> turn = new CompletableFuture<>();
    }

    private final Deque<Waiter> line = new ArrayDeque<>();
    private int free;

    Turns(int atOnce) {
        this.free = atOnce;
    }

    /** After {@link Wait#MINE}, and only then, the caller owes one {@link #done()}. */
    Wait await(Duration patience, Cancellation cancellation) {
        Waiter waiter = new Waiter();
        synchronized (this) {
            if (free > 0 && !cancellation.isCancelled()) {
                free--;
                return Wait.MINE;
            }
            line.addLast(waiter);
        }
        try (var _ = cancellation.onCancel(() -> leave(waiter, Wait.CALLED_OFF))) {
            return waiter.turn.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return leave(waiter, Wait.TOO_LONG);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return leave(waiter, Wait.CALLED_OFF);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a place in the line cannot fail", e);
        }
    }

    /** Gives the turn to the next in line. */
    synchronized void done() {
        Waiter next = line.pollFirst();
        if (next == null) {
            free++;
        } else {
            next.turn.complete(Wait.MINE);
        }
    }

    /** A turn may have been given in the same moment; then it stays given, and the caller has to honour it. */
    private synchronized Wait leave(Waiter waiter, Wait how) {
        line.remove(waiter);
        waiter.turn.complete(how);
        return waiter.turn.join();
    }
}
