package dash.doubt;

import dash.knowledge.Metric;
import dash.schema.Schema;
import dash.schema.resolved.Claims;
import dash.schema.resolved.Selection;
import dash.statement.Expression;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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
    public Stream<Suspicion> suspicions(Suspect suspect) {
        List<Metric> metrics = suspect.context().knowledge().agreedMetrics();
        List<MetricMentions.Mention> mentions = MetricMentions.asked(suspect.words(), metrics).stream()
                .filter(mention -> !isValue(suspect, mention))
                .toList();
        if (mentions.isEmpty() || suspect.selections().all().isEmpty()) {
            return Stream.empty();
        }
        Claims claims =
                suspect.rows().count() == 1 ? Claims.ofOneRow(suspect.selections()) : Claims.of(suspect.selections());
        return mentions.stream().flatMap(mention -> inspect(suspect, claims, mention, metrics));
    }

    /** Words that the statement looks for as a value ("the Billing desk team") name no metric. */
    private static boolean isValue(Suspect suspect, MetricMentions.Mention mention) {
        return suspect.statement()
                .root()
                .every(Expression.Literal.class)
                .filter(literal ->
                        literal.kind() == Expression.Literal.Kind.STRING && !isOwn(mention.metric(), literal.value()))
                .map(literal -> Words.of(literal.value()).tokens())
                .anyMatch(value -> {
                    int at = suspect.words().find(value, 0);
                    return at >= 0 && at < mention.to() && mention.from() < at + value.size();
                });
    }

    /** A value of the metric's own SQL ("annual" of annual recurring revenue) is no value that the question looks for. */
    private static boolean isOwn(Metric metric, String value) {
        return Stream.of(metric.expression(), metric.sqlTemplate())
                .flatMap(Optional::stream)
                .anyMatch(sql -> sql.contains("'" + value + "'"));
    }

    private Stream<Suspicion> inspect(
            Suspect suspect, Claims claims, MetricMentions.Mention mention, List<Metric> metrics) {
        Schema schema = suspect.context().schema();
        Predicate<String> named =
                value -> suspect.words().has(value.replace("'", "").replace('_', ' '));
        MetricConformance.Conformance lacking = conformance.check(mention.metric(), claims, schema, named);
        boolean grouped = suspect.selections().all().stream().anyMatch(Selection::isGrouped);
        boolean other = metrics.stream()
                .filter(metric -> metric.runnable()
                        && (sharesWords(metric, mention, grouped) || isScattered(suspect.words(), metric)))
                .anyMatch(metric ->
                        conformance.check(metric, claims, schema, named).honoured());
        boolean doubted = !lacking.honoured() && !other && !isLoose(suspect, claims, mention, lacking, named);
        return doubted
                ? Stream.of(new Suspicion(
                        doubt(mention.metric(), lacking), new MetricMending(suspect, mention.metric()).of(lacking)))
                : Stream.empty();
    }

    /**
     * A word for counted things ("growers") is often just their name: it does not bind a statement that counts something
     * else, nor one that honours another metric of the question.
     */
    private boolean isLoose(
            Suspect suspect,
            Claims claims,
            MetricMentions.Mention mention,
            MetricConformance.Conformance lacking,
            Predicate<String> named) {
        boolean ownName = Words.of(mention.metric().name()).tokens().equals(mention.words());
        if (!mention.counts() || (ownName && reads(suspect, mention.metric()))) {
            return false;
        }
        return lacking.expression().isPresent()
                || MetricMentions.named(
                                suspect.words(), suspect.context().knowledge().agreedMetrics())
                        .stream()
                        .map(MetricMentions.Mention::metric)
                        .filter(metric -> metric.runnable() && !metric.equals(mention.metric()))
                        .anyMatch(metric -> conformance
                                .check(metric, claims, suspect.context().schema(), named)
                                .honoured());
    }

    /** Things that are counted may well be kept in another table, too: the metric fits only a statement that reads its own. */
    private static boolean reads(Suspect suspect, Metric metric) {
        Words tables = Words.of(metric.table().orElse("").replace('_', ' '));
        return metric.table().isEmpty()
                || suspect.selections().all().stream()
                        .flatMap(selection -> selection.sources().stream())
                        .flatMap(source -> source.table().stream())
                        .anyMatch(table -> tables.has(table.name().name().replace('_', ' ')));
    }

    /**
     * Whether another metric can be meant by the same words. A metric's own name is open only to what goes on after it
     * ("MRR", "MRR at period end"), a synonym to whatever holds it ("revenue", "shop revenue"); and "MRR per customer" may be
     * one metric or another one for each customer, when there are groups.
     */
    private static boolean sharesWords(Metric metric, MetricMentions.Mention mention, boolean grouped) {
        boolean ownName = Words.of(mention.metric().name()).tokens().equals(mention.words());
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .map(name -> Words.of(name).tokens())
                .anyMatch(name -> {
                    int at = Collections.indexOfSubList(name, mention.words());
                    return (ownName ? at == 0 : at >= 0)
                            || (grouped && Collections.indexOfSubList(mention.words(), name) >= 0);
                });
    }

    /** "How many races did she start" names race starts, too, only not in one piece. */
    private static boolean isScattered(Words words, Metric metric) {
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .map(name -> Words.of(name).tokens())
                .anyMatch(name -> name.size() > 1 && name.stream().allMatch(word -> words.find(List.of(word), 0) >= 0));
    }

    private static Doubt doubt(Metric metric, MetricConformance.Conformance lacking) {
        List<String> missing = new ArrayList<>();
        lacking.expression().ifPresent(expression -> missing.add("its expression " + expression));
        lacking.filters().forEach(filter -> missing.add("the filter " + filter));
        return new Doubt(
                Doubt.Kind.METRIC_NOT_HONOURED,
                "The question asks for " + metric.name() + ", but the SQL does not compute it as defined.",
                "missing: " + String.join("; ", missing),
                WEIGHT,
                "use the metric " + metric.name() + ": " + metric.expression().orElse("its template")
                        + (metric.filters().isEmpty() ? "" : " with " + String.join(" AND ", metric.filters())));
    }
}
