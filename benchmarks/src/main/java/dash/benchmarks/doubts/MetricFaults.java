package dash.benchmarks.doubts;

import dash.doubt.Doubt.Kind;
import dash.knowledge.Metric;
import dash.schema.resolved.Aggregates;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A question that names an agreed metric, and a statement that leaves out a condition of it or computes something else. */
final class MetricFaults {

    private static final Pattern WORD = Pattern.compile("[a-z_][a-z0-9_]*");

    private MetricFaults() {}

    static Stream<Fault> of(Right right) {
        Set<Metric> named = right.context().knowledge().agreedMetrics().stream()
                .filter(metric -> metric.runnable() && isNamed(right, metric))
                .collect(Collectors.toSet());
        return named.isEmpty() ? Stream.empty() : Stream.concat(dropped(right, named), replaced(right));
    }

    private static boolean isNamed(Right right, Metric metric) {
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .anyMatch(right::names);
    }

    private static Stream<Fault> dropped(Right right, Set<Metric> named) {
        Set<String> required = named.stream()
                .flatMap(metric -> Stream.concat(metric.filters().stream(), metric.sqlTemplate().stream()))
                .flatMap(text -> WORD.matcher(text.toLowerCase(Locale.ROOT)).results())
                .map(found -> found.group())
                .collect(Collectors.toSet());
        return right.each()
                .flatMap(selection -> Conjuncts.of(selection.select().where()).stream())
                .filter(condition -> isRequired(condition, required))
                .flatMap(condition -> right.with(condition, "TRUE").stream())
                .map(sql -> new Fault("a condition of the metric left out", Kind.METRIC_NOT_HONOURED, sql));
    }

    /** A condition on columns of the metric that is neither a join nor a period. */
    private static boolean isRequired(Expression condition, Set<String> required) {
        boolean dated = condition
                .every(Expression.Literal.class)
                .anyMatch(literal -> literal.value().matches("(19|20)[0-9]{2}.*"));
        return !dated
                && condition.every(Expression.Column.class).count() == 1
                && condition
                        .every(Expression.Column.class)
                        .allMatch(column -> required.contains(column.name().last()));
    }

    private static Stream<Fault> replaced(Right right) {
        return right.every(Expression.Call.class)
                .filter(call ->
                        Aggregates.is(call, "sum", "avg") && !call.arguments().isEmpty())
                .limit(1)
                .flatMap(call ->
                        right
                                .with(
                                        call,
                                        "max("
                                                + right.text(call.arguments()
                                                        .getFirst()
                                                        .value()) + ")")
                                .stream())
                .map(sql -> new Fault("another aggregate than the metric's", Kind.METRIC_NOT_HONOURED, sql));
    }
}
