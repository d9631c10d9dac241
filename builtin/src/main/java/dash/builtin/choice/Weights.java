package dash.builtin.choice;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What each piece of evidence weighs, as {@code ./dash bench weights} fitted it.
 *
 * @param threshold from which probability on a reading is believed
 * @param stepIn from which probability on a reading may stand in for a believed one that found nothing
 */
public record Weights(Map<String, Double> values, double threshold, double stepIn) {

    /** The names in the file that weigh no evidence. */
    public static final String THRESHOLD = "threshold";

    public static final String STEP_IN = "step-in";

    /** What a reading starts with, before any evidence. */
    public static final String START = "start";

    private static final String FILE = "weights.txt";

    public Weights {
        values = Map.copyOf(values);
    }

    /** Those that come with the analyst. */
    static Weights fitted() {
        return Fitted.WEIGHTS;
    }

    private static final class Fitted {
        private static final Weights WEIGHTS = read(text().lines().toList());
    }

    /** Lines of a name and a value; those with a # are comments. */
    static Weights read(List<String> lines) {
        Map<String, Double> values = new HashMap<>();
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] fields = line.strip().split("\\s+", -1);
                values.put(fields[0], Double.valueOf(fields[1]));
            }
        }
        return new Weights(values, values.getOrDefault(THRESHOLD, 0.5), values.getOrDefault(STEP_IN, 0.25));
    }

    double of(String name) {
        return values.getOrDefault(name, 0.0);
    }

    private static String text() {
        try (InputStream stream = Weights.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException(FILE + " is not in the jar");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
