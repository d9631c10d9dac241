package dash.question;

import java.util.ArrayList;
import java.util.List;

/**
 * Calls a question off. Whoever does something slow registers how to stop it; whoever loses interest calls
 * {@link #cancel()}. Safe for many threads; cancelling twice does nothing.
 */
public final class Cancellation {

    private final List<Runnable> stops = new ArrayList<>();
    private boolean cancelled;

    /** Runs every registered stop once. A stop that fails does not keep the others from running. */
    public void cancel() {
        List<Runnable> due;
        synchronized (this) {
            if (cancelled) {
                return;
            }
            cancelled = true;
            due = List.copyOf(stops);
            stops.clear();
        }
        for (Runnable stop : due) {
            runQuietly(stop);
        }
    }

    public synchronized boolean isCancelled() {
        return cancelled;
    }

    /** Registers a stop until the handle is closed; runs it at once when the question is already called off. */
    public Registration onCancel(Runnable stop) {
        synchronized (this) {
            if (!cancelled) {
                stops.add(stop);
                return () -> forget(stop);
            }
        }
        runQuietly(stop);
        return () -> {};
    }

    private synchronized void forget(Runnable stop) {
        stops.remove(stop);
    }

    private static void runQuietly(Runnable stop) {
        try {
            stop.run();
        } catch (RuntimeException ignored) {
            // Whoever registered the stop finds out by itself that its work did not end; the others must still stop.
        }
    }

    /** Ends a registration. Closing it twice does nothing. */
    @FunctionalInterface
    public interface Registration extends AutoCloseable {
        @Override
        void close();
    }
}
