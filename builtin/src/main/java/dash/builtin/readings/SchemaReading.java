package dash.builtin.readings;

import dash.builtin.query.Asked;
import java.util.List;

/**
 * One way to read a question over the live schema.
 *
 * @param cost what speaks against it, weighted; 0 is a reading with nothing to say against it
 * @param features what speaks against it, by {@link dash.builtin.readings.chart.Feature}
 * @param ignored the words that it does not explain
 */
public record SchemaReading(Asked asked, double cost, List<Float> features, List<String> ignored) {
    public SchemaReading {
        features = List.copyOf(features);
        ignored = List.copyOf(ignored);
    }
}
