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
import java.util.function.Function;

/** Asks wordings of one project on the way that {@code dash eval} goes. Right rows are computed once. */
final class Asking {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final Timing NO_TIME = new Timing(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    private final String set;
    private final Function<Trial, Respondent> respondents;
    private final Grader grader;

    private Asking(String set, Function<Trial, Respondent> respondents, Grader grader) {
        this.set = set;
        this.respondents = respondents;
        this.grader = grader;
    }

    static Asking analyst(String set, OpenProject project, boolean extraColumns) {
        Respondent builtin = project.trials().respondent(Set.of());
        return new Asking(set, trial -> builtin, new Grader(project.trials().rows(), extraColumns));
    }

    /** Answers with the right statement itself: what does not pass then, nobody can answer rightly. */
    static Asking gold(String set, OpenProject project, boolean extraColumns) {
        return new Asking(
                set, trial -> gold(trial, project), new Grader(project.trials().rows(), extraColumns));
    }

    private static Respondent gold(Trial trial, OpenProject project) {
        return (wording, cancellation) -> project.again(trial.golden().sql().orElse(""), cancellation);
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
        Watched watched = new Watched(respondents.apply(trial));
        TrialResult result = new Examination(watched, grader).take(trial, new Cancellation());
        return new Asked(watched.measured(result), watched.answer);
    }

    /** Remembers what passes by. For one question. */
    private final class Watched implements Respondent {

        private final Respondent respondent;
        private Optional<Answer> answer = Optional.empty();
        private long processor;

        private Watched(Respondent respondent) {
            this.respondent = respondent;
        }

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
