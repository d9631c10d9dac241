package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.knowledge.Metric;
import dash.knowledge.Names;

/** Makes one metric of two entries of the same name, or refuses when they disagree: neither silently wins. */
final class SameMetric {

    private SameMetric() {}

    static Located<Metric> merge(Located<Metric> first, Located<Metric> second) {
        Metric one = first.item();
        Metric other = second.item();
        if (one.runnable() && other.runnable()) {
            throw contradiction(first, second, "two metrics of this name can both be run");
        }
        if (differ(one.definition(), other.definition())) {
            throw contradiction(first, second, "two definitions of one metric disagree");
        }
        if (one.table().isPresent() && other.table().isPresent() && !one.table().equals(other.table())) {
            throw contradiction(first, second, "two entries of one metric name different tables");
        }
        Located<Metric> kept = other.runnable() ? second : first;
        Metric prose = other.runnable() ? one : other;
        return new Located<>(with(kept.item(), prose), kept.place(), kept.standing());
    }

    private static Metric with(Metric kept, Metric prose) {
        return new Metric(
                kept.name(),
                kept.definition().isBlank() ? prose.definition() : kept.definition(),
                kept.sqlTemplate(),
                kept.expression(),
                kept.table().or(prose::table),
                kept.filters(),
                kept.timeColumn(),
                kept.grain(),
                kept.dimensions(),
                kept.unit(),
                kept.owner(),
                kept.caveats(),
                kept.tags(),
                kept.synonyms(),
                kept.calculation().isBlank() ? prose.calculation() : kept.calculation());
    }

    private static boolean differ(String one, String other) {
        return !one.isBlank() && !other.isBlank() && !Names.key(one).equals(Names.key(other));
    }

    private static FaultException contradiction(Located<Metric> first, Located<Metric> second, String message) {
        return FaultException.of(
                Code.KNOWLEDGE_DUPLICATE,
                second.place(),
                second.item().name(),
                message + "; the other is in " + first.place().inWords(),
                "Let one of the two places say what the metric is");
    }
}
