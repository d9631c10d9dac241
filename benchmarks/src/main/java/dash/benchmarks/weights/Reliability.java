package dash.benchmarks.weights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How well probabilities agree with what happened. */
final class Reliability {

    private static final int BINS = 10;

    private final List<Scored> all;

    Reliability(List<Scored> all) {
        this.all = List.copyOf(all);
    }

    /** A reading that ran, with the probability it was given. */
    record Scored(Case one, double probability) {}

    /** The expected calibration error: how far the probabilities of a bin are from the share that is right, on average. */
    double error() {
        double error = 0;
        for (int bin = 0; bin < BINS; bin++) {
            List<Scored> some = bin(bin);
            error += some.isEmpty() ? 0 : Math.abs(mean(some) - right(some)) * some.size() / all.size();
        }
        return error;
    }

    List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add("| probability | readings | on average | right |");
        lines.add("|---|---|---|---|");
        for (int bin = 0; bin < BINS; bin++) {
            List<Scored> some = bin(bin);
            if (!some.isEmpty()) {
                lines.add(String.format(
                        Locale.ROOT,
                        "| %.1f to %.1f | %d | %.2f | %.2f |",
                        bin / 10.0,
                        (bin + 1) / 10.0,
                        some.size(),
                        mean(some),
                        right(some)));
            }
        }
        return lines;
    }

    private List<Scored> bin(int number) {
        return all.stream()
                .filter(each -> Math.min(BINS - 1, (int) (each.probability() * BINS)) == number)
                .toList();
    }

    private static double mean(List<Scored> some) {
        return some.stream().mapToDouble(Scored::probability).average().orElse(0);
    }

    private static double right(List<Scored> some) {
        return (double) some.stream().filter(each -> each.one().right()).count() / some.size();
    }
}
