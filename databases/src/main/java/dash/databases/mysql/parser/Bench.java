package dash.databases.mysql.parser;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Where texts are read: on threads with a big stack, a few at a time, each for a limited time. A reading that does not come
 * to its end keeps its place, so that a flood of such texts cannot take more than these few threads.
 */
final class Bench implements AutoCloseable {

    private static final int PLACES = 8;
    private static final long STACK = 256L << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Semaphore places = new Semaphore(PLACES);
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(null, work, "mysql-parser", STACK);
        thread.setDaemon(true);
        return thread;
    });

    <T> T run(Callable<T> reading) throws ExecutionException, TimeoutException, InterruptedException {
        if (!places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new TimeoutException("no place is free");
        }
        Future<T> outcome = threads.submit(() -> {
            try {
                return reading.call();
            } finally {
                places.release();
            }
        });
        return outcome.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
