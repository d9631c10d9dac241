package dash.databases.session;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Ends runs that the server's own timeouts did not end: those count per fetch, this counts the whole. */
final class Watchdog implements AutoCloseable {

    private static final long BETWEEN_TIDYINGS = 30;

    private final ScheduledThreadPoolExecutor clock;

    /**
     * Starts the clock.
     *
     * @param tidying what is done now and then, quickly
     */
    Watchdog(Runnable tidying) {
        clock = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("dash-watchdog").factory());
        clock.setRemoveOnCancelPolicy(true);
        var _ = clock.scheduleWithFixedDelay(tidying, BETWEEN_TIDYINGS, BETWEEN_TIDYINGS, TimeUnit.SECONDS);
    }

    Future<?> watch(Leash leash, Duration limit) {
        return clock.schedule(() -> leash.pull(Ending.OUT_OF_TIME), limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
