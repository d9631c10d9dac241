package dash.benchmarks.weights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The penalty that does best on unseen databases, the threshold that is honest enough, and the fit to everything. */
final class Fitting {

    private static final double[] PENALTIES = {100, 200, 400};

    /** Of the answers so many are to be right, and of the questions without an answer so many declined. */
    private static final double RIGHT = 80.5;

    private static final double DECLINED = 90;

    /** Honesty may cost so many right answers in a hundred questions, and no more. */
    private static final double LOSS = 4;

    private final List<Ballot> ballots;
    private final double penalty;
    private final LeaveOneOut unseen;
    private final double threshold;

    Fitting(List<Ballot> ballots, OptionalDouble threshold) {
        this.ballots = List.copyOf(ballots);
        this.penalty = penalty(ballots);
        this.unseen = LeaveOneOut.of(ballots, penalty);
        this.threshold = threshold.orElseGet(() -> threshold(unseen));
    }

    private static double penalty(List<Ballot> ballots) {
        double best = PENALTIES[0];
        double least = Double.MAX_VALUE;
        for (double penalty : PENALTIES) {
            double surprise = LeaveOneOut.of(ballots, penalty).surprise();
            if (surprise < least) {
                least = surprise;
                best = penalty;
            }
        }
        return best;
    }

    /** The lowest that is honest enough; where that costs too much, the highest that does not. */
    private static double threshold(LeaveOneOut unseen) {
        double floor = unseen.byCost().getLast().rightOfAll() - LOSS;
        double affordable = 0;
        for (int step = 10; step <= 90; step++) {
            Score score = unseen.score(step / 100.0);
            if (score.rightOfAll() < floor) {
                break;
            }
            affordable = step / 100.0;
            if (score.rightOfAnswered() >= RIGHT && score.declinedOfUnanswerable() >= DECLINED) {
                break;
            }
        }
        return affordable;
    }

    double threshold() {
        return threshold;
    }

    double penalty() {
        return penalty;
    }

    List<Ballot> ballots() {
        return ballots;
    }

    Fit fit() {
        return Fit.to(ballots, penalty);
    }

    Score score() {
        return unseen.score(threshold);
    }

    /** What costs alone would come to with as many right of the answers, in words. */
    String stricterCost() {
        Score strict = unseen.byStricterCost(score().rightOfAnswered());
        return String.format(
                Locale.ROOT,
                "With a limit on costs alone, lowered until as many of the answers are right (%.1f %%), %.1f %% of all are right and %d of %d without an answer declined.",
                strict.rightOfAnswered(),
                strict.rightOfAll(),
                strict.declinedRightly(),
                strict.unanswerable());
    }

    /** The table of all sets, by the fit without the set and by the reader's costs. */
    List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "| set | wordings | right | wrong | right % | of answered % | unanswerable declined | by cost: right % | of answered % | unanswerable declined |");
        lines.add("|---|---|---|---|---|---|---|---|---|---|");
        List<Score> scores = unseen.scores(threshold);
        List<Score> byCost = unseen.byCost();
        for (int index = 0; index < scores.size(); index++) {
            lines.add(scores.get(index).cells() + byCost.get(index).comparison());
        }
        return lines;
    }

    /** Also what other thresholds would come to. */
    String told() {
        StringBuilder text = new StringBuilder(String.join("\n", table())).append("\n\n");
        for (int step = 20; step <= 80; step += 5) {
            Score score = unseen.score(step / 100.0);
            text.append(String.format(
                    Locale.ROOT,
                    "threshold %.2f: right of all %.1f %%, of answered %.1f %%, unanswerable declined %.1f %%%n",
                    step / 100.0,
                    score.rightOfAll(),
                    score.rightOfAnswered(),
                    score.declinedOfUnanswerable()));
        }
        text.append(stricterCost()).append('\n');
        return text.append(String.format(
                        Locale.ROOT,
                        "chosen: threshold %.2f, penalty %.0f, surprise %.4f%n",
                        threshold,
                        penalty,
                        unseen.surprise()))
                .toString();
    }
}
