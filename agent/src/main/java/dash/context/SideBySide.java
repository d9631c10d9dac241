package dash.context;

import dash.context.Context.MissingLayer;
import dash.fault.FaultException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Work for several layers at once under one deadline. What is slow is interrupted and left behind, never waited for. For
 * one thread, which starts everything before it takes anything.
 */
final class SideBySide implements AutoCloseable {

    private static final int LONGEST_REASON = 300;

    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("context-", 0).factory());
    private final Duration time;
    private final long until;
    private final List<MissingLayer> missing = new ArrayList<>();

    SideBySide(Duration time) {
        this.time = time;
        this.until = System.nanoTime() + time.toNanos();
    }

    <T> Future<T> start(Callable<T> work) {
        return threads.submit(work);
    }

    /** What came out, or the other value; then these layers are missing. */
    <T> T take(Future<T> work, T otherwise, Layer... layers) {
        try {
            return work.get(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException slow) {
            work.cancel(true);
            note("took longer than " + seconds(), layers);
        } catch (ExecutionException failed) {
            note(reason(failed.getCause() == null ? failed : failed.getCause()), layers);
        } catch (InterruptedException stopped) {
            work.cancel(true);
            Thread.currentThread().interrupt();
            note("was interrupted", layers);
        }
        return otherwise;
    }

    private String seconds() {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    private void note(String reason, Layer... layers) {
        for (Layer layer : layers) {
            MissingLayer entry = new MissingLayer(layer, reason);
            if (!missing.contains(entry)) {
                missing.add(entry);
            }
        }
    }

    private static String reason(Throwable failure) {
        String told = failure instanceof FaultException known
                ? known.fault().message()
                : failure.getClass().getSimpleName()
                        + (failure.getMessage() == null ? "" : ": " + failure.getMessage());
        return told.length() <= LONGEST_REASON ? told : told.substring(0, LONGEST_REASON) + "…";
    }

    /** In the order of the layers, whichever failed first. */
    List<MissingLayer> missing() {
        return missing.stream()
                .sorted(Comparator.comparing(MissingLayer::layer).thenComparing(MissingLayer::reason))
                .toList();
    }

    /** Does not wait for what was left behind. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
