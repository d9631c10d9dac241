package dash.builtin.readings;

import dash.builtin.links.MetricLink;
import java.util.List;
import java.util.Set;

/**
 * One way to read a question as a question for a metric.
 *
 * @param score how much of the question the telling links explain; comparable within one question only
 * @param assumptions what the question left open, as sentences
 * @param implied nouns that are only implied by the metric, as they were written
 * @param used places of the words that name the metric or shape, narrow and divide its figures
 */
public record MetricReading(
        MetricLink link,
        MetricQuery query,
        double score,
        List<String> assumptions,
        List<String> implied,
        Set<Integer> used) {

    public MetricReading {
        assumptions = List.copyOf(assumptions);
        implied = List.copyOf(implied);
        used = Set.copyOf(used);
    }
}
