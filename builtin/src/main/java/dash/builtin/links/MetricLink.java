package dash.builtin.links;

import dash.knowledge.Metric;
import java.util.BitSet;

/**
 * The tokens that name a metric; they need not stand side by side.
 *
 * @param exact whether they stand as knowledge writes them
 * @param evidence how much the words say that it is meant, where they do not name it; else 0
 */
public record MetricLink(Metric metric, BitSet tokens, boolean exact, String phrase, double evidence) {

    /** By its name. */
    MetricLink(Metric metric, BitSet tokens, boolean exact, String phrase) {
        this(metric, tokens, exact, phrase, 0);
    }

    /** Whether the metric is described and not named. */
    public boolean described() {
        return evidence > 0;
    }

    /** The same without some of the words, which are explained otherwise. */
    public MetricLink without(BitSet others) {
        BitSet left = tokens();
        left.andNot(others);
        return new MetricLink(metric, left, exact, phrase, evidence);
    }

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
