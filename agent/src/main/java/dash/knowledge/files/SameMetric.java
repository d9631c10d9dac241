package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import java.util.List;

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
        boolean secondSaysMore = other.runnable() || (one.isProse() && !other.isProse());
        Located<Metric> kept = secondSaysMore ? second : first;
        String definition = said(kept.item().definition(), (secondSaysMore ? one : other).definition());
        Metric merged = with(kept.item().name(), definition, one, other);
        if (!merged.equals(with(kept.item().name(), definition, other, one))) {
            throw contradiction(first, second, "two entries of one metric disagree");
        }
        return new Located<>(merged, kept.place(), kept.standing());
    }

    /** The first, and where it says nothing the second. */
    private static Metric with(String name, String definition, Metric kept, Metric more) {
        return new Metric(
                name,
                definition,
                kept.sqlTemplate().or(more::sqlTemplate),
                kept.expression().or(more::expression),
                kept.table().or(more::table),
                said(kept.filters(), more.filters()),
                kept.timeColumn().or(more::timeColumn),
                said(kept.grain(), more.grain()),
                said(kept.dimensions(), more.dimensions()),
                said(kept.unit(), more.unit()),
                said(kept.owner(), more.owner()),
                said(kept.caveats(), more.caveats()),
                said(kept.tags(), more.tags()),
                said(kept.synonyms(), more.synonyms()),
                said(kept.calculation(), more.calculation()));
    }

    private static String said(String one, String other) {
        return one.isBlank() ? other : one;
    }

    private static <T> List<T> said(List<T> one, List<T> other) {
        return one.isEmpty() ? other : one;
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
