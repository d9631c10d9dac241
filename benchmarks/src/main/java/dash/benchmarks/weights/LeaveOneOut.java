package dash.benchmarks.weights;

import dash.benchmarks.weights.Ballot.Outcome;
import dash.benchmarks.weights.Ballot.Vote;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Ballots of each database, believed by a fit to those of all other databases. */
record LeaveOneOut(List<Believed> all) {

    /** What the reader's own costs were believed up to before there were weights, and how far others might step in. */
    private static final double COST = 2.0;

    private static final double STEP_BACK = 0.8;

    static LeaveOneOut of(List<Ballot> ballots, double penalty) {
        List<Believed> all = new ArrayList<>();
        for (String set : ballots.stream().map(Ballot::set).distinct().toList()) {
            Fit fit = Fit.to(
                    ballots.stream().filter(ballot -> !ballot.set().equals(set)).toList(), penalty);
            ballots.stream()
                    .filter(ballot -> ballot.set().equals(set))
                    .forEach(ballot -> all.add(Believed.of(ballot, fit)));
        }
        return new LeaveOneOut(all);
    }

    Score score(double threshold) {
        return Score.of("all", all, one -> one.outcome(threshold));
    }

    /** How surprising it is whether the most probable reading is right; less is better. */
    double surprise() {
        return all.stream()
                .flatMap(one -> one.ranked().stream().limit(1))
                .mapToDouble(each ->
                        -Math.log(Math.max(1e-9, each.vote().right() ? each.probability() : 1 - each.probability())))
                .average()
                .orElse(0);
    }

    /** By the reader's own costs, for comparison. */
    List<Score> byCost() {
        return scores(one -> byCost(one.ballot(), COST));
    }

    /** By costs up to a limit that makes as many of the answers right: what a fit has to beat. */
    Score byStricterCost(double rightOfAnswered) {
        Score last = Score.of("all", all, one -> byCost(one.ballot(), COST));
        for (double limit = COST; limit > 0 && last.rightOfAnswered() < rightOfAnswered; limit -= 0.01) {
            double most = limit;
            last = Score.of("all", all, one -> byCost(one.ballot(), most));
        }
        return last;
    }

    List<Score> scores(double threshold) {
        return scores(one -> one.outcome(threshold));
    }

    private List<Score> scores(Function<Believed, Outcome> outcomes) {
        List<Score> scores = new ArrayList<>();
        for (String set : all.stream().map(one -> one.ballot().set()).distinct().toList()) {
            scores.add(Score.of(
                    set,
                    all.stream().filter(one -> one.ballot().set().equals(set)).toList(),
                    outcomes));
        }
        scores.add(Score.of("all", all, outcomes));
        return scores;
    }

    private static Outcome byCost(Ballot ballot, double limit) {
        if (ballot.votes().isEmpty() || ballot.votes().getFirst().cost() > limit) {
            return ballot.otherwise();
        }
        double most = Math.min(ballot.votes().getFirst().cost() + STEP_BACK, limit);
        List<Vote> tried = ballot.votes().stream()
                .filter(vote -> vote.cost() <= most)
                .limit(3)
                .toList();
        return Believed.first(tried);
    }
}
