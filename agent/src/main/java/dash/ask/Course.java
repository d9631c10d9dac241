package dash.ask;

import dash.analyst.Spending;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.answer.Account;
import dash.answer.Timing;
import dash.answer.Witness;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.execute.Rows;
import dash.question.Cancellation;
import dash.question.Question;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The running of one question: its clock, its limits, who listens, what it costs, whether it was called off. One thread.
 */
final class Course implements Work, Witness {

    private static final Logger LOG = LoggerFactory.getLogger(Course.class);

    private final Effort effort;
    private final List<String> incidents = new ArrayList<>();
    private final List<Signal> signals = new ArrayList<>();
    private String analystName;
    private Spending spending = Spending.NOTHING;
    private final Listener listener;
    private final Cancellation cancellation;
    private final long started = System.nanoTime();
    private Duration context = Duration.ZERO;
    private Duration analyst = Duration.ZERO;
    private Duration database = Duration.ZERO;

    Course(String analyst, Effort effort, Listener listener, Cancellation cancellation) {
        this.analystName = analyst;
        this.effort = effort;
        this.listener = listener;
        this.cancellation = cancellation;
    }

    @Override
    public Cancellation cancellation() {
        return cancellation;
    }

    @Override
    public void text(String delta) {
        tell(new Event.TextDelta(delta));
    }

    @Override
    public void retrying(String why, int nextAttempt, Duration wait) {
        tell(new Event.ModelRetried(why, nextAttempt, wait));
    }

    @Override
    public void spent(Spending more) {
        spending = spending.plus(more);
        tell(new Event.Spent(spending));
    }

    @Override
    public void incident(String what) {
        incidents.add(what);
        tell(new Event.Incident(what));
    }

    @Override
    public void handedTo(String analyst) {
        analystName = analyst;
    }

    @Override
    public void vouch(double change, String reason) {
        signals.add(new Signal(change, reason));
    }

    /** What the analyst itself knows about how far its answer can be trusted. */
    @Override
    public Optional<Signal> about(Question question, String sql, Rows rows) {
        return signals.stream()
                .reduce((one, other) -> new Signal(
                        Math.clamp(one.change() + other.change(), -1.0, 1.0), one.reason() + "; " + other.reason()));
    }

    boolean isCancelled() {
        return cancellation.isCancelled();
    }

    /** Whether the analyst may move once more. */
    boolean allows(Transcript transcript) {
        return !cancellation.isCancelled()
                && transcript.entries().size() < effort.moves()
                && elapsed().compareTo(effort.time()) < 0
                && spending.tokens() < effort.tokens()
                && mayRepair(transcript.attempts());
    }

    /** Whether a limit of the whole question was reached, with something to tell all the same. */
    boolean spentEverything(Transcript transcript) {
        return transcript.lastGood().isPresent() && mayRepair(transcript.attempts());
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

    Account account() {
        return new Account(analystName, incidents, spending, new Timing(elapsed(), context, analyst, database));
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }
}
