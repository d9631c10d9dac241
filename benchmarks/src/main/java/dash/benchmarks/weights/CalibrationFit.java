package dash.benchmarks.weights;

import dash.answer.Calibration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Fits the probability that a reading is right to what became of readings. Few signals count, each in the direction that makes
 * sense: one that comes out the other way round is left out.
 */
final class CalibrationFit {

    /** Sets that the analyst was built on tell less about a stranger's questions. */
    static final Set<String> SEEN = Set.of("demo", "f1", "f1-example");

    private static final double SEEN_COUNTS = 0.2;
    private static final double PENALTY = 2;

    /** From here on a reading is more probable to be right than to be wrong. */
    static final double SURE = 0.5;

    private static final double HARDLY = 1e-3;

    /** Nobody has outcomes for these, which are mostly those of language models: set by hand, with caution. */
    private static final Map<String, Double> ASSUMED =
            Map.of("failed-attempts", -0.3, "cut-off", -0.2, "dropped-claims", -0.5);

    private static final double NOTHING = 0.005;

    /** Names with the direction of each: +1 speaks for a reading, -1 against it, 0 tells of what kind it is. */
    static final Map<String, Integer> DIRECTIONS = directions();

    private CalibrationFit() {}

    private static Map<String, Integer> directions() {
        Map<String, Integer> names = new LinkedHashMap<>();
        for (String kind : List.of("metric", "pattern")) {
            names.put(kind, 0);
        }
        names.put("belief", 1);
        names.put("draft", -1);
        for (String against : List.of(
                "metric-described",
                "metric-scattered",
                "metric-shaped",
                "metric-grouped",
                "pattern-unlike",
                "implied",
                "assumed",
                "unused-words",
                "words",
                "chart-loose",
                "chart-link",
                "outputs-missing",
                "lost-share",
                "lost-extreme",
                "lost-time-order",
                "failed-attempts",
                "nothing",
                "cut-off",
                "doubts")) {
            names.put(against, -1);
        }
        return names;
    }

    static Calibration to(List<Case> cases) {
        List<String> names = new ArrayList<>(DIRECTIONS.keySet());
        while (true) {
            double[] fitted = fitted(cases, names);
            List<String> wrong = new ArrayList<>();
            for (int index = 0; index < names.size(); index++) {
                if (DIRECTIONS.getOrDefault(names.get(index), 0) * fitted[index + 1] < 0) {
                    wrong.add(names.get(index));
                }
            }
            if (wrong.isEmpty()) {
                return calibration(names, fitted);
            }
            names.removeAll(wrong);
        }
    }

    private static Calibration calibration(List<String> names, double[] fitted) {
        Map<String, Double> weights = new HashMap<>(ASSUMED);
        weights.put(Calibration.START, fitted[0]);
        for (int index = 0; index < names.size(); index++) {
            if (Math.abs(fitted[index + 1]) > NOTHING) {
                weights.put(names.get(index), fitted[index + 1]);
            }
        }
        return new Calibration(weights, SURE);
    }

    private static double[] fitted(List<Case> cases, List<String> names) {
        List<Case> read = cases.stream().filter(Case::read).toList();
        double[][] rows = new double[read.size()][names.size() + 1];
        boolean[] right = new boolean[read.size()];
        double[] counts = new double[read.size()];
        for (int row = 0; row < rows.length; row++) {
            Case one = read.get(row);
            rows[row][0] = 1;
            right[row] = one.right();
            counts[row] = SEEN.contains(one.set()) ? SEEN_COUNTS : 1;
            for (int column = 0; column < names.size(); column++) {
                rows[row][column + 1] = one.signals().getOrDefault(names.get(column), 0.0);
            }
        }
        double[] penalties = new double[names.size() + 1];
        Arrays.fill(penalties, PENALTY);
        penalties[0] = HARDLY;
        return new Logistic(penalties).fit(rows, right, counts);
    }
}
