package dash.benchmarks.builtin;

import dash.answer.Answer;
import dash.answer.Timing;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Asks wordings of one project on the way that {@code dash eval} goes. Right rows are computed once. */
final class Asking {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final Timing NO_TIME = new Timing(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    private final String set;
    private final Respondent respondent;
    private final Grader grader;

    Asking(String set, OpenProject project, boolean extraColumns) {
        this.set = set;
        this.respondent = project.respondent(Set.of());
        this.grader = new Grader(project.goldenRows(), extraColumns);
    }

    /** A wording with everything that was told of it; without an answer when the engine broke. */
    record Asked(Measured measured, Optional<Answer> answer) {}

    /** So many at a time; each is handed over in the order of the trials. */
    void askAll(List<Trial> trials, int parallel, Consumer<Asked> each) {
        try (ExecutorService workers = Executors.newFixedThreadPool(parallel)) {
            List<Future<Asked>> running = new ArrayList<>();
            trials.forEach(trial -> running.add(workers.submit(() -> ask(trial))));
            for (Future<Asked> one : running) {
                each.accept(one.get());
            }
        } catch (InterruptedException | ExecutionException broken) {
            throw new IllegalStateException("the measurement of " + set + " broke", broken);
        }
    }

    Asked ask(Trial trial) {
        Watched watched = new Watched();
        TrialResult result = new Examination(watched, grader).take(trial, new Cancellation());
        return new Asked(watched.measured(result), watched.answer);
    }

    /** Remembers what passes by. For one question. */
    private final class Watched implements Respondent {

        private Optional<Answer> answer = Optional.empty();
        private long processor;

        @Override
        public Answer ask(String wording, Cancellation cancellation) {
            long before = THREADS.getCurrentThreadCpuTime();
            try {
                Answer told = respondent.ask(wording, cancellation);
                answer = Optional.of(told);
                return told;
            } finally {
                processor = THREADS.getCurrentThreadCpuTime() - before;
            }
        }

        private Measured measured(TrialResult result) {
            String status = answer.map(told -> told.status().written()).orElse("broken");
            Timing timing = answer.map(Answer::timing).orElse(NO_TIME);
            return new Measured(
                    set,
                    result,
                    status,
                    timing.context().toNanos() / 1e6,
                    timing.analyst().toNanos() / 1e6,
                    processor / 1e6);
        }
    }
}
