package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Asked;
import dash.builtin.query.Term;
import dash.schema.RelationName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tables that a question calls by the first half of their name only: who asks how many orders there are does not count their lines. */
final class HalfNames {

    /** What it costs to call a table by its first word, and more. */
    private static final double HALF = 0.55;

    private final Map<RelationName, Double> nearest = new HashMap<>();

    HalfNames(List<NameLink> links) {
        links.stream()
                .filter(link -> link.target() instanceof Target.OfTable)
                .forEach(link -> nearest.merge(link.target().table().name(), link.cost(), Math::min));
    }

    boolean counts(Asked asked) {
        return Stream.concat(
                        asked.outputs().stream().map(Asked.Output::term),
                        asked.ordering().stream().map(Asked.Ordering::term))
                .anyMatch(this::counts);
    }

    private boolean counts(Term term) {
        return term instanceof Term.Figure figure
                && figure.function() == Term.Function.COUNT
                && figure.of().isEmpty()
                && nearest.getOrDefault(figure.rows().table().name(), 0.0) >= HALF;
    }
}
