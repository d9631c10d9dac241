package dash.doubt;

import dash.knowledge.Metric;
import dash.schema.Schema;
import dash.schema.resolved.Claims;
import dash.schema.resolved.Selections;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Whether a statement computes a metric as the company agreed to: its aggregates and every filter it requires, compared on
 * trees. Safe for many threads; a metric is parsed once for each state of the schema.
 */
public final class MetricConformance {

    /** A metric changes seldom and a schema too; beyond this the memory is cleared rather than managed. */
    private static final int MOST_KEPT = 2_000;

    /**
     * What a statement lacks of a metric.
     *
     * @param expression the aggregate as the metric writes it, when it is missing
     * @param filters the required conditions that the statement does not hold, as the metric writes them
     */
    public record Conformance(Optional<String> expression, List<String> filters) {

        public Conformance {
            filters = List.copyOf(filters);
        }

        public boolean honoured() {
            return expression.isEmpty() && filters.isEmpty();
        }
    }

    private record Known(String fingerprint, Metric metric) {}

    private final StatementParser parser;
    private final Map<Known, MetricDemands> demands = new ConcurrentHashMap<>();

    public MetricConformance(StatementParser parser) {
        this.parser = parser;
    }

    /** A metric in prose, and one whose own SQL cannot be read, asks nothing of a statement. */
    public Conformance check(Metric metric, Statement statement, Schema schema) {
        return check(metric, Claims.of(Selections.of(statement, schema)), schema, value -> false);
    }

    /**
     * The same for a statement that was read before.
     *
     * @param named whether the question itself names a value: then it may narrow or replace a filter of the metric
     */
    Conformance check(Metric metric, Claims claims, Schema schema, Predicate<String> named) {
        MetricDemands demand = demands(metric, schema);
        Optional<String> expression = demand.aggregates().stream()
                .filter(aggregate -> !claims.computes(aggregate))
                .findFirst()
                .map(missing -> demand.shown());
        List<String> filters = demand.filters().stream()
                .filter(filter -> !filter.conditions().stream().allMatch(condition -> claims.holds(condition, named)))
                .map(MetricDemands.Filter::shown)
                .toList();
        return new Conformance(expression, filters);
    }

    private MetricDemands demands(Metric metric, Schema schema) {
        if (demands.size() > MOST_KEPT) {
            demands.clear();
        }
        return demands.computeIfAbsent(
                new Known(schema.fingerprint(), metric), known -> MetricDemands.of(metric, parser, schema));
    }
}
