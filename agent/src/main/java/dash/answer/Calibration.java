package dash.answer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The probability that an answer is right, by a logistic regression over what is known of it. The weights are in
 * {@code calibration.txt}, which {@code ./dash bench reliability} writes.
 *
 * @param sure from which probability on a figure may be told as the answer
 */
public record Calibration(Map<String, Double> weights, double sure) {

    /** What every answer starts with. */
    public static final String START = "start";

    /** The name in the file that weighs no signal. */
    public static final String SURE = "sure";

    private static final double LEAST = 0.005;
    private static final String FILE = "calibration.txt";

    public Calibration {
        weights = Map.copyOf(weights);
    }

    /** The one that Dash answers with. */
    public static Calibration fitted() {
        return Fitted.CALIBRATION;
    }

    private static final class Fitted {
        private static final Calibration CALIBRATION = read(text().lines().toList());
    }

    /** Lines of a name and a value; those with a # are comments. */
    public static Calibration read(List<String> lines) {
        Map<String, Double> values = new HashMap<>();
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] fields = line.strip().split("\\s+", -1);
                values.put(fields[0], Double.valueOf(fields[1]));
            }
        }
        return new Calibration(values, values.getOrDefault(SURE, 0.5));
    }

    public double probability(Map<String, Double> signals) {
        return probability(signals, weights.getOrDefault(START, 0.0));
    }

    /** @param before how probable it was without the signals */
    public double probability(double before, Map<String, Double> signals) {
        double bounded = Math.clamp(before, LEAST, 1 - LEAST);
        return probability(signals, Math.log(bounded / (1 - bounded)));
    }

    private double probability(Map<String, Double> signals, double start) {
        double sum = start;
        for (Map.Entry<String, Double> signal : signals.entrySet()) {
            sum += signal.getValue() * weights.getOrDefault(signal.getKey(), 0.0);
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private static String text() {
        try (InputStream stream = Calibration.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException(FILE + " is not in the jar");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
