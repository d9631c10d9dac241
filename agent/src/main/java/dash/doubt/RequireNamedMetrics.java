package dash.doubt;

import dash.knowledge.Metric;
import dash.schema.Schema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A canonical metric is asked for, and the statement computes something else or leaves out a filter that belongs to it.
 * Where several metrics share the words, one that is honoured will do.
 */
final class RequireNamedMetrics implements DoubtRule {

    private static final double WEIGHT = 0.4;

    private final MetricConformance conformance;

    RequireNamedMetrics(MetricConformance conformance) {
        this.conformance = conformance;
    }

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        List<Metric> metrics = suspect.context().knowledge().metrics();
        List<MetricMentions.Mention> mentions = MetricMentions.asked(suspect.words(), metrics);
        if (mentions.isEmpty() || suspect.selections().all().isEmpty()) {
            return Stream.empty();
        }
        Claims claims = Claims.of(suspect.selections());
        return mentions.stream().flatMap(mention -> inspect(suspect, claims, mention, metrics));
    }

    private Stream<Doubt> inspect(
            Suspect suspect, Claims claims, MetricMentions.Mention mention, List<Metric> metrics) {
        Schema schema = suspect.context().schema();
        Predicate<String> named = value -> suspect.words().has(value.replace("'", "").replace('_', ' '));
        MetricConformance.Conformance lacking = conformance.check(mention.metric(), claims, schema, named);
        boolean other = metrics.stream()
                .filter(metric -> metric.runnable() && sharesWords(metric, mention))
                .anyMatch(metric -> conformance.check(metric, claims, schema, named).honoured());
        return lacking.honoured() || other ? Stream.empty() : Stream.of(doubt(mention.metric(), lacking));
    }

    private static boolean sharesWords(Metric metric, MetricMentions.Mention mention) {
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .map(name -> Words.of(name).tokens())
                .anyMatch(name -> Collections.indexOfSubList(name, mention.words()) >= 0);
    }

    private static Doubt doubt(Metric metric, MetricConformance.Conformance lacking) {
        List<String> missing = new ArrayList<>();
        lacking.expression().ifPresent(expression -> missing.add("its expression " + expression));
        lacking.filters().forEach(filter -> missing.add("the filter " + filter));
        return new Doubt(
                Doubt.Kind.METRIC_NOT_HONOURED,
                "The question names " + metric.name() + ", but the statement does not compute it as agreed.",
                "missing: " + String.join("; ", missing),
                WEIGHT,
                "use the metric " + metric.name() + ": " + metric.expression().orElse("its template")
                        + (metric.filters().isEmpty() ? "" : " with " + String.join(" AND ", metric.filters())));
    }
}
