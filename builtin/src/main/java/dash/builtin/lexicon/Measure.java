package dash.builtin.lexicon;

import java.util.List;

/**
 * What an adjective measures.
 *
 * @param adjective its plain form: expensive for "most expensive", old for oldest
 * @param direction +1 when it asks for more of whatever number is meant, -1 for less
 * @param general whether it ranks any number that is named with it, as in highest salary and fewest orders
 * @param dimensions the usual nouns, likeliest first; each with a direction of its own
 */
public record Measure(String adjective, Degree degree, int direction, boolean general, List<Dimension> dimensions) {

    public Measure {
        dimensions = List.copyOf(dimensions);
    }

    Measure with(Degree other) {
        return new Measure(adjective, other, direction, general, dimensions);
    }

    Measure turned(Degree other) {
        return new Measure(
                adjective,
                other,
                -direction,
                general,
                dimensions.stream().map(Dimension::turned).toList());
    }
}
