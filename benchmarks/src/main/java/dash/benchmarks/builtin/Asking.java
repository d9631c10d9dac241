package dash.benchmarks.builtin;

import dash.answer.Answer;
import dash.golden.Examination;
import dash.golden.Grader;
import dash.golden.Respondent;
import dash.golden.Trial;
import dash.golden.TrialResult;
import dash.project.OpenProject;
import dash.question.Cancellation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Asks wordings of one set, one after the other, on the way that {@code dash eval} goes. For one thread. */
final class Asking {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final String set;
    private final Respondent respondent;
    private final Examination examination;
    private Optional<Answer> answer = Optional.empty();
    private long processor;

    Asking(String set, OpenProject project, boolean extraColumns) {
        this.set = set;
        this.respondent = project.respondent(Set.of());
        this.examination = new Examination(this::timed, new Grader(project.goldenRows(), extraColumns));
    }

    private Answer timed(String wording, Cancellation cancellation) {
        long before = THREADS.getCurrentThreadCpuTime();
        try {
            Answer told = respondent.ask(wording, cancellation);
            answer = Optional.of(told);
            return told;
        } finally {
            processor = THREADS.getCurrentThreadCpuTime() - before;
        }
    }

    Measured ask(Trial trial) {
        answer = Optional.empty();
        TrialResult result = examination.take(trial, new Cancellation());
        String status = answer.map(told -> told.status().written()).orElse("broken");
        double millis = answer.map(
                        told -> told.timing().context().plus(told.timing().analyst()))
                .map(Duration::toNanos)
                .map(nanos -> nanos / 1e6)
                .orElse(0.0);
        return new Measured(set, result, status, millis, processor / 1e6);
    }

    /** What was last told; nothing when the engine broke. */
    Optional<Answer> answer() {
        return answer;
    }
}
