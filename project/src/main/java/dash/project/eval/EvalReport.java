package dash.project.eval;

import dash.golden.Flips;
import dash.golden.Scorecard;
import dash.golden.TrialResult;
import dash.store.KeptRun;
import java.util.List;
import java.util.Optional;

/**
 * A run and what became of it, ready to be told.
 *
 * @param planned how many trials the run has in all; more than results when it was interrupted
 */
public record EvalReport(
        KeptRun run,
        List<TrialResult> results,
        int planned,
        Optional<Comparison> comparison,
        List<Ablation> ablations,
        List<Round> curve) {

    /** An earlier run, and what changed since. */
    public record Comparison(KeptRun earlier, Flips flips) {}

    /**
     * The same questions with something left out.
     *
     * @param without which layers, in words
     */
    public record Ablation(String without, Scorecard.Line score, Flips flips) {}

    /**
     * The same questions once more, with what was learned before.
     *
     * @param failures statements that did not run or were doubted
     * @param learnings how many there are after it
     */
    public record Round(int number, Scorecard.Line score, int failures, int learnings) {}

    public EvalReport {
        results = List.copyOf(results);
        curve = List.copyOf(curve);
        ablations = List.copyOf(ablations);
    }

    public Scorecard score() {
        return new Scorecard(results);
    }

    public boolean isComplete() {
        return results.size() >= planned;
    }

    EvalReport comparedWith(KeptRun earlier, List<TrialResult> before) {
        return new EvalReport(
                run,
                results,
                planned,
                Optional.of(new Comparison(earlier, Flips.between(before, results))),
                ablations,
                curve);
    }

    EvalReport with(List<Ablation> measured) {
        return new EvalReport(run, results, planned, comparison, measured, curve);
    }

    EvalReport withCurve(List<Round> rounds) {
        return new EvalReport(run, results, planned, comparison, ablations, rounds);
    }
}
