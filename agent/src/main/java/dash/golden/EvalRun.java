package dash.golden;

import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Takes many trials, so many at a time. Each result is handed over as soon as it is there, one at a time, so that whoever
 * keeps them loses none when the run is interrupted; a trial that was called off is no result.
 */
public final class EvalRun {

    public static final int MOST_PARALLEL = 16;

    private final Examination examination;
    private final int parallel;

    public EvalRun(Examination examination, int parallel) {
        if (parallel < 1 || parallel > MOST_PARALLEL) {
            throw new IllegalArgumentException("trials at a time: " + parallel);
        }
        this.examination = examination;
        this.parallel = parallel;
    }

    /** The results in the order of the trials; fewer when the run was called off. */
    public List<TrialResult> take(List<Trial> trials, Consumer<TrialResult> keeper, Cancellation cancellation) {
        Object oneAtATime = new Object();
        try (ExecutorService workers = Executors.newFixedThreadPool(parallel)) {
            List<Future<List<TrialResult>>> running = new ArrayList<>();
            for (Trial trial : trials) {
                running.add(workers.submit(() -> {
                    if (cancellation.isCancelled()) {
                        return List.of();
                    }
                    TrialResult result = examination.take(trial, cancellation);
                    if (cancellation.isCancelled()) {
                        return List.of();
                    }
                    synchronized (oneAtATime) {
                        keeper.accept(result);
                    }
                    return List.of(result);
                }));
            }
            return collect(running, cancellation);
        }
    }

    private static List<TrialResult> collect(List<Future<List<TrialResult>>> running, Cancellation cancellation) {
        List<TrialResult> results = new ArrayList<>();
        try {
            for (Future<List<TrialResult>> one : running) {
                results.addAll(one.get());
            }
            return results;
        } catch (InterruptedException interrupted) {
            cancellation.cancel();
            Thread.currentThread().interrupt();
            return results;
        } catch (ExecutionException failed) {
            cancellation.cancel();
            throw failed.getCause() instanceof RuntimeException known
                    ? known
                    : new IllegalStateException("a trial could not be kept", failed.getCause());
        }
    }
}
