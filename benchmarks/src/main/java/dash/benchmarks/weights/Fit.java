package dash.benchmarks.weights;

import dash.benchmarks.weights.Ballot.Vote;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Weights by name, fitted to ballots: each reading that was judged is one example. */
record Fit(Map<String, Double> weights) {

    static final String START = "start";

    /** The cheapest reading is the one that is mostly chosen, so that being wrong about it counts more. */
    private static final double CHEAPEST = 16;

    /** An answer to what has none is worse than one more refusal, and there are few such questions to learn it from. */
    private static final double UNANSWERABLE = 4;

    /** What is known to matter is not held back. */
    private static final Set<String> FREE = Set.of("cost", "cheapest");

    private static final double HARDLY = 1e-3;

    Fit {
        weights = new TreeMap<>(weights);
    }

    /** Evidence is scaled by how much it varies, so that the penalty falls on all alike; the weights are told unscaled. */
    static Fit to(List<Ballot> ballots, double penalty) {
        List<Vote> votes = new ArrayList<>();
        List<Double> weighs = new ArrayList<>();
        for (Ballot ballot : ballots) {
            for (Vote vote : ballot.votes()) {
                votes.add(vote);
                weighs.add(ballot.answerable() ? 1 : UNANSWERABLE);
            }
        }
        List<String> names = names(votes);
        double[][] rows = new double[votes.size()][names.size() + 1];
        boolean[] right = new boolean[votes.size()];
        double[] counts = new double[votes.size()];
        for (int row = 0; row < rows.length; row++) {
            rows[row][0] = 1;
            right[row] = votes.get(row).right();
            boolean cheapest = votes.get(row).evidence().getOrDefault("cheapest", 0.0) > 0;
            counts[row] = weighs.get(row) * (cheapest ? CHEAPEST : 1);
            for (int column = 0; column < names.size(); column++) {
                rows[row][column + 1] = votes.get(row).evidence().getOrDefault(names.get(column), 0.0);
            }
        }
        double[] scales = scale(rows);
        double[] fitted = new Logistic(penalties(names, penalty)).fit(rows, right, counts);
        Map<String, Double> weights = new TreeMap<>();
        weights.put(START, fitted[0]);
        for (int column = 1; column < fitted.length; column++) {
            weights.put(names.get(column - 1), fitted[column] / scales[column]);
        }
        return new Fit(weights);
    }

    private static double[] penalties(List<String> names, double penalty) {
        double[] penalties = new double[names.size() + 1];
        penalties[0] = HARDLY;
        for (int column = 1; column < penalties.length; column++) {
            penalties[column] = FREE.contains(names.get(column - 1)) ? HARDLY : penalty;
        }
        return penalties;
    }

    private static List<String> names(List<Vote> votes) {
        TreeSet<String> names = new TreeSet<>();
        votes.forEach(vote -> names.addAll(vote.evidence().keySet()));
        return List.copyOf(names);
    }

    /** Divides each column by its spread and gives the spreads; what never varies stays as it is. */
    private static double[] scale(double[][] rows) {
        double[] scales = new double[rows[0].length];
        Arrays.fill(scales, 1);
        for (int column = 1; column < scales.length; column++) {
            double spread = spread(rows, column);
            if (spread > 1e-6) {
                scales[column] = spread;
                for (double[] row : rows) {
                    row[column] /= spread;
                }
            }
        }
        return scales;
    }

    private static double spread(double[][] rows, int column) {
        double mean =
                Arrays.stream(rows).mapToDouble(row -> row[column]).average().orElse(0);
        return Math.sqrt(Arrays.stream(rows)
                .mapToDouble(row -> (row[column] - mean) * (row[column] - mean))
                .average()
                .orElse(0));
    }

    double probability(Vote vote) {
        double sum = weights.getOrDefault(START, 0.0);
        for (Map.Entry<String, Double> each : vote.evidence().entrySet()) {
            sum += each.getValue() * weights.getOrDefault(each.getKey(), 0.0);
        }
        return 1 / (1 + Math.exp(-sum));
    }
}
