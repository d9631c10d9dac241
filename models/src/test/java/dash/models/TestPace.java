package dash.models;

import dash.models.resilience.Pace;
import dash.question.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;

/** Time that passes only by waiting. */
public final class TestPace implements Pace {

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));
    private final List<Duration> waits = new CopyOnWriteArrayList<>();
    private volatile double chance = 0.5;

    @Override
    public Instant now() {
        return now.get();
    }

    @Override
    public void pause(Duration wait, Cancellation cancellation) {
        waits.add(wait);
        passes(wait);
    }

    @Override
    public double chance() {
        return chance;
    }

    public void passes(Duration time) {
        now.updateAndGet(instant -> instant.plus(time));
    }

    public void chance(double value) {
        chance = value;
    }

    /** Every wait so far. */
    public List<Duration> waits() {
        return List.copyOf(waits);
    }
}
