package dash.builtin.links;

import dash.knowledge.Metric;
import java.util.BitSet;

/**
 * The tokens that name a metric; they need not stand side by side.
 *
 * @param exact whether they stand as knowledge writes them
 */
public record MetricLink(Metric metric, BitSet tokens, boolean exact, String phrase) {

    public MetricLink {
        tokens = (BitSet) tokens.clone();
    }

    /** A copy: bits can be changed, links cannot. */
    @Override
    public BitSet tokens() {
        return (BitSet) tokens.clone();
    }

    /** Whether this one says all that the other says, and more. */
    public boolean includes(MetricLink other) {
        BitSet outside = (BitSet) other.tokens.clone();
        outside.andNot(tokens);
        return outside.isEmpty() && tokens.cardinality() > other.tokens.cardinality();
    }
}
