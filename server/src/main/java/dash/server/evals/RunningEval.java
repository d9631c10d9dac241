package dash.server.evals;

import dash.fault.Fault;
import dash.question.Cancellation;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A run under way, or the one that ended last. Safe for many threads. */
final class RunningEval {

    private final String run;
    private final int total;
    private final Cancellation cancellation = new Cancellation();
    private int done;
    private Optional<Fault> fault = Optional.empty();
    private Optional<Map<String, @Nullable Object>> report = Optional.empty();

    RunningEval(String run, int total) {
        this.run = run;
        this.total = total;
    }

    /**
     * How far it is.
     *
     * @param fault why it ended before its end
     * @param report what came of it, once it is over
     */
    record State(int done, int total, Optional<Fault> fault, Optional<Map<String, @Nullable Object>> report) {
        boolean isOver() {
            return report.isPresent();
        }
    }

    String run() {
        return run;
    }

    Cancellation cancellation() {
        return cancellation;
    }

    synchronized State state() {
        return new State(done, total, fault, report);
    }

    synchronized void asked(int count) {
        done = count;
        notifyAll();
    }

    synchronized void ended(Map<String, @Nullable Object> told) {
        report = Optional.of(told);
        notifyAll();
    }

    synchronized void failed(Fault why, Map<String, @Nullable Object> told) {
        fault = Optional.of(why);
        ended(told);
    }

    /** Waits until it is farther than this, or so long. */
    State after(State known, Duration patience) throws InterruptedException {
        return until(now -> !now.equals(known), patience);
    }

    State awaitEnd(Duration patience) throws InterruptedException {
        return until(State::isOver, patience);
    }

    private synchronized State until(Predicate<State> reached, Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        long left = patience.toMillis();
        while (left > 0 && !reached.test(state())) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
        return state();
    }
}
