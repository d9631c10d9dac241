package dash.databases.duckdb.child;

import dash.databases.duckdb.child.ChildException.Reason;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Looks after a child while it works: its memory all the time, and its time at the end. */
final class ChildWatch implements AutoCloseable {

    private static final long EVERY_MILLISECONDS = 40;

    private static final ScheduledExecutorService CLOCK = Executors.newScheduledThreadPool(
            1, Thread.ofPlatform().daemon().name("dash-duckdb-watch").factory());

    private final ChildProcess child;
    private final ChildLimits limits;
    private final Future<?> looking;
    private final Future<?> asking;
    private final Future<?> ending;

    ChildWatch(ChildProcess child, ChildLimits limits, Duration time) {
        this.child = child;
        this.limits = limits;
        this.looking =
                CLOCK.scheduleWithFixedDelay(this::look, EVERY_MILLISECONDS, EVERY_MILLISECONDS, TimeUnit.MILLISECONDS);
        this.asking = CLOCK.schedule(child::cancel, time.toMillis(), TimeUnit.MILLISECONDS);
        this.ending = CLOCK.schedule(
                () -> child.kill(Reason.TIME), time.plus(ChildLimits.GRACE).toMillis(), TimeUnit.MILLISECONDS);
    }

    private void look() {
        OptionalLong megabytes = ResidentMemory.of(child.pid());
        if (megabytes.isPresent() && megabytes.getAsLong() > limits.residentMegabytes()) {
            child.kill(Reason.MEMORY);
        }
    }

    @Override
    public void close() {
        looking.cancel(false);
        asking.cancel(false);
        ending.cancel(false);
    }
}
