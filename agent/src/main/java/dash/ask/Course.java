package dash.ask;

import dash.analyst.Transcript;
import dash.answer.Timing;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.question.Cancellation;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The running of one question: its clock, its limits, who listens, whether it was called off. One thread. */
final class Course {

    private static final Logger LOG = LoggerFactory.getLogger(Course.class);

    private final Effort effort;
    private final Listener listener;
    private final Cancellation cancellation;
    private final long started = System.nanoTime();
    private Duration context = Duration.ZERO;
    private Duration analyst = Duration.ZERO;
    private Duration database = Duration.ZERO;

    Course(Effort effort, Listener listener, Cancellation cancellation) {
        this.effort = effort;
        this.listener = listener;
        this.cancellation = cancellation;
    }

    Cancellation cancellation() {
        return cancellation;
    }

    boolean isCancelled() {
        return cancellation.isCancelled();
    }

    /** Whether the analyst may move once more. */
    boolean allows(Transcript transcript) {
        return !cancellation.isCancelled()
                && transcript.entries().size() < effort.moves()
                && elapsed().compareTo(effort.time()) < 0
                && mayRepair(transcript.attempts());
    }

    /**
     * A chain of attempts that failed or left doubts ends after so many repairs, at once when nothing could help, and when
     * a repair changed nothing.
     */
    private boolean mayRepair(List<Attempt> attempts) {
        int chain = chain(attempts).size();
        if (chain == 0) {
            return true;
        }
        boolean unchanged = chain > 1
                && attempts.getLast()
                        .sql()
                        .strip()
                        .equals(attempts.get(attempts.size() - 2).sql().strip());
        return chain <= effort.corrections() && attempts.getLast().repairable() && !unchanged;
    }

    /** The newest attempts back to the last one that left nothing to repair. */
    private static List<Attempt> chain(List<Attempt> attempts) {
        return attempts.reversed().stream()
                .takeWhile(attempt ->
                        attempt.ran().isEmpty() || !attempt.diagnoses().isEmpty())
                .toList();
    }

    static boolean endsInDoubt(List<Attempt> attempts) {
        return chain(attempts).stream().anyMatch(attempt -> attempt.ran().isPresent());
    }

    void tell(Event event) {
        if (event instanceof Event.Attempted(Attempt attempt)) {
            database = database.plus(tookOf(attempt.outcome()));
        }
        try {
            listener.on(event);
        } catch (RuntimeException deaf) {
            LOG.warn("a listener failed and was passed over", deaf);
        }
    }

    private static Duration tookOf(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Stopped stopped -> Duration.ZERO;
            case Outcome.Failed failed -> failed.took();
            case Outcome.Ran ran -> ran.took();
        };
    }

    <T> T timeContext(Supplier<T> step) {
        long from = System.nanoTime();
        try {
            return step.get();
        } finally {
            context = context.plusNanos(System.nanoTime() - from);
        }
    }

    <T> T timeAnalyst(Supplier<T> step) {
        long from = System.nanoTime();
        try {
            return step.get();
        } finally {
            analyst = analyst.plusNanos(System.nanoTime() - from);
        }
    }

    Timing timing() {
        return new Timing(elapsed(), context, analyst, database);
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }
}
