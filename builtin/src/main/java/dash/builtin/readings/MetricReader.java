package dash.builtin.readings;

import dash.builtin.links.Columns;
import dash.builtin.links.Link;
import dash.builtin.links.Linker;
import dash.builtin.links.MetricLink;
import dash.builtin.links.Units;
import dash.builtin.links.ValueLinker;
import dash.builtin.words.Token;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads a question as a question for each metric that it names. */
public final class MetricReader {

    private static final Set<String> LEADS = Set.of("by", "per", "each", "every", "which", "what");

    private final List<Token> tokens;
    private final Linker linker;
    private final ValueLinker values;
    private final Columns columns;

    /** By the object itself: comparing all that is written of a metric would cost as much as linking it. */
    private final IdentityHashMap<Metric, List<Link>> known = new IdentityHashMap<>();

    public MetricReader(List<Token> tokens, Linker linker, ValueLinker values, Columns columns) {
        this.tokens = tokens;
        this.linker = linker;
        this.values = values;
        this.columns = columns;
    }

    /** Every reading that explains all words and makes sense. */
    public List<MetricReading> read(MetricLink metric) {
        if (!metric.metric().runnable()) {
            return List.of();
        }
        List<MetricReading> readings = new ArrayList<>();
        for (List<Link> cover : new Covers(tokens.size(), metric.tokens(), links(metric)).all()) {
            Composition.of(cover, tokens, metric, columns).ifPresent(readings::add);
        }
        return readings;
    }

    /**
     * A metric that is described: words that are dimensions or values of it, or a phrase that it implies, first speak for
     * themselves, then for it. Where none is left to speak for it, nothing says what is to be measured: "our best customer".
     */
    public List<MetricReading> readDescribed(MetricLink metric) {
        BitSet own = new BitSet();
        links(metric).forEach(link -> {
            boolean phrase = link instanceof Link.ToImplied && link.to() - link.from() > 1;
            if (phrase || link instanceof Link.ToDimension || link instanceof Link.ToValue) {
                own.set(link.from(), link.to());
            }
        });
        List<MetricReading> readings = read(metric.without(own));
        boolean broken = own.stream()
                .anyMatch(index ->
                        index > 0 && LEADS.contains(tokens.get(index - 1).lower()));
        List<MetricReading> found = readings.isEmpty() && !broken ? read(metric) : readings;
        return found.stream()
                .filter(this::countsSomething)
                .filter(reading -> !reading.link().tokens().isEmpty())
                .toList();
    }

    /** "Podium in 1996" asks who was there, not for a number. */
    private boolean countsSomething(MetricReading reading) {
        MetricQuery query = reading.query();
        boolean several = reading.link().tokens().stream()
                .anyMatch(index -> tokens.get(index).plural());
        boolean counted = tokens.stream().anyMatch(token -> token.is("many", "number", "count", "often", "size"));
        return !Units.counts(query.metric())
                || !Units.additive(query.metric())
                || several
                || counted
                || !query.groups().isEmpty();
    }

    /** The words that nothing explains when the question is read as one for this metric. */
    public Set<String> unexplained(MetricLink metric) {
        BitSet explained = metric.tokens();
        links(metric).forEach(link -> explained.set(link.from(), link.to()));
        Set<String> words = new LinkedHashSet<>();
        for (int index = 0; index < tokens.size(); index++) {
            if (!explained.get(index)) {
                words.add(tokens.get(index).text());
            }
        }
        return words;
    }

    /** All that its words may stand for when the question is read as one for this metric. */
    public List<Link> links(MetricLink metric) {
        return known.computeIfAbsent(metric.metric(), asked -> {
            List<Link> links = new ArrayList<>(linker.links(asked));
            links.addAll(values.links(asked));
            return List.copyOf(links);
        });
    }
}
