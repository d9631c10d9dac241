package dash.benchmarks.weights;

import dash.benchmarks.weights.Ballot.Outcome;
import dash.benchmarks.weights.Ballot.Vote;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A ballot whose readings have probabilities, the most probable first. */
record Believed(Ballot ballot, List<Ranked> ranked) {

    /** As many as the analyst lets step in for the first. */
    private static final int MOST_OTHERS = 2;

    /** How much less probable than the threshold a reading may be that steps in. */
    static final double STEP_IN = 0.5;

    record Ranked(Vote vote, double probability) {}

    static Believed of(Ballot ballot, Fit fit) {
        List<Ranked> ranked = new ArrayList<>();
        ballot.votes().forEach(vote -> ranked.add(new Ranked(vote, fit.probability(vote))));
        ranked.sort(Comparator.comparingDouble((Ranked each) -> -each.probability())
                .thenComparingDouble(each -> each.vote().cost()));
        return new Believed(ballot, ranked);
    }

    /** What the analyst would come to: the first that tells something, else the first that ran. */
    Outcome outcome(double threshold) {
        if (ranked.isEmpty() || ranked.getFirst().probability() < threshold) {
            return ballot.otherwise();
        }
        List<Vote> tried = new ArrayList<>();
        tried.add(ranked.getFirst().vote());
        ranked.stream()
                .skip(1)
                .filter(each -> each.probability() >= threshold * STEP_IN)
                .limit(MOST_OTHERS)
                .forEach(each -> tried.add(each.vote()));
        return first(tried);
    }

    static Outcome first(List<Vote> tried) {
        return tried.stream()
                .filter(Vote::tells)
                .findFirst()
                .or(() -> tried.stream().filter(Vote::ran).findFirst())
                .map(Vote::outcome)
                .orElse(Outcome.DECLINED);
    }
}
