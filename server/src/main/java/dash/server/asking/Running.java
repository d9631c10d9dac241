package dash.server.asking;

import dash.project.Desk;
import dash.question.Cancellation;
import dash.question.Question;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One question at work. It has listeners; when the last of them has gone and none comes back in time, it is called off. */
final class Running {

    private final Desk desk;
    private final EventLog log = new EventLog();
    private final Cancellation cancellation = new Cancellation();
    private final CompletableFuture<Question> opened = new CompletableFuture<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final AtomicReference<@Nullable RuntimeException> lost = new AtomicReference<>();
    private int listeners;
    private long comings;

    Running(Desk desk) {
        this.desk = desk;
    }

    Desk desk() {
        return desk;
    }

    EventLog log() {
        return log;
    }

    Cancellation cancellation() {
        return cancellation;
    }

    /** The question, once it is in the store; or why it is not. */
    CompletableFuture<Question> opened() {
        return opened;
    }

    /** The store does not take what is told: it is ended, for without the store there is no answer to wait for. */
    void loseStore(RuntimeException failure) {
        lost.compareAndSet(null, failure);
        cancellation.cancel();
    }

    /** Why the store did not take what was told. */
    Optional<RuntimeException> lost() {
        return Optional.ofNullable(lost.get());
    }

    String id() {
        return opened.join().id().value();
    }

    void end() {
        over.complete(null);
    }

    /** Whether it ended within this time. */
    boolean endsWithin(Duration patience) {
        try {
            over.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException | ExecutionException late) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Somebody listens. */
    synchronized void come() {
        listeners++;
        comings++;
    }

    /** Somebody no longer listens; returns a mark by which to see later whether anybody came. */
    synchronized long go() {
        listeners--;
        notifyAll();
        return comings;
    }

    synchronized boolean isForsakenSince(long mark) {
        return listeners == 0 && comings == mark;
    }

    /** Waits until the last listener has been told the end, or until that moment. */
    synchronized boolean isHeardOutBy(long nanoTime) {
        try {
            while (listeners > 0 && System.nanoTime() < nanoTime) {
                wait(Math.max(1, (nanoTime - System.nanoTime()) / 1_000_000));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return listeners == 0;
    }

    synchronized int listeners() {
        return listeners;
    }
}
