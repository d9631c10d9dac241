package dash.analyst;

import java.util.List;
import java.util.Map;

/**
 * What speaks for and against a reading before it runs.
 *
 * @param unused words of the question that carry a condition, a measure or a subject and that the statement does not use
 * @param signals named numbers, by which the probability of the reading is estimated; empty when whoever read the question knows
 *     none
 */
public record Grounds(List<String> unused, Map<String, Double> signals) {

    public static final Grounds NONE = new Grounds(List.of(), Map.of());

    public Grounds {
        unused = List.copyOf(unused);
        signals = Map.copyOf(signals);
    }
}
