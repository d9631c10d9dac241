package dash.doubt;

import dash.knowledge.Metric;
import dash.schema.Schema;
import dash.schema.resolved.Claims;
import dash.schema.resolved.Condition;
import dash.schema.resolved.Selections;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a metric asks of a statement that claims to compute it, read from its own SQL.
 *
 * @param shown its expression as people wrote it
 * @param aggregates in normal form
 */
record MetricDemands(String shown, List<String> aggregates, List<Filter> filters) {

    /** One required filter, as written and as the conditions it comes to. */
    record Filter(String shown, List<Condition> conditions) {
        Filter {
            conditions = List.copyOf(conditions);
        }
    }

    private static final MetricDemands NOTHING = new MetricDemands("", List.of(), List.of());
    private static final Pattern RANGE = Pattern.compile("\\{\\{date_range}}");
    private static final Pattern VARIABLE = Pattern.compile("\\{\\{([a-z][a-z0-9_]*)}}");
    private static final String MARK = "{{";

    MetricDemands {
        aggregates = List.copyOf(aggregates);
        filters = List.copyOf(filters);
    }

    static MetricDemands of(Metric metric, StatementParser parser, Schema schema) {
        if (!metric.runnable()) {
            return NOTHING;
        }
        return metric.sqlTemplate()
                .map(template -> ofTemplate(template, parser, schema))
                .orElseGet(() -> ofExpression(metric, parser, schema));
    }

    private static MetricDemands ofExpression(Metric metric, StatementParser parser, Schema schema) {
        String from = " FROM " + metric.table().orElseThrow();
        String expression = metric.expression().orElseThrow();
        Optional<Claims> computed = claims("SELECT " + expression + from, parser, schema);
        if (computed.isEmpty()) {
            return NOTHING;
        }
        List<Filter> filters = new ArrayList<>();
        for (String filter : metric.filters()) {
            claims("SELECT 1" + from + " WHERE " + filter, parser, schema)
                    .ifPresent(held -> filters.add(new Filter(filter, required(held.conditions()))));
        }
        return new MetricDemands(expression, computed.get().aggregates(), filters);
    }

    /** The variables stand for what a question says; a condition that holds one is not the metric's own. */
    private static MetricDemands ofTemplate(String template, StatementParser parser, Schema schema) {
        String filled =
                VARIABLE.matcher(RANGE.matcher(template).replaceAll("TRUE")).replaceAll("'{{$1}}'");
        return claims(filled, parser, schema)
                .map(claims -> new MetricDemands(
                        "the metric's template",
                        claims.aggregates().stream()
                                .map(MetricDemands::withoutVariables)
                                .toList(),
                        required(claims.conditions()).stream()
                                .map(condition -> new Filter(condition.text(), List.of(condition)))
                                .toList()))
                .orElse(NOTHING);
    }

    private static String withoutVariables(String aggregate) {
        int filter = aggregate.indexOf('[');
        return aggregate.contains(MARK) && filter > 0 ? aggregate.substring(0, filter) : aggregate;
    }

    /** What ties tables together is left out: a join, a semi join and a subquery do it in different words. */
    private static List<Condition> required(List<Condition> conditions) {
        return conditions.stream()
                .filter(condition -> !condition.text().contains(MARK)
                        && !condition.text().equals("true")
                        && !condition.subject().matches("\\S+ = \\S+"))
                .toList();
    }

    private static Optional<Claims> claims(String sql, StatementParser parser, Schema schema) {
        return parser.parse(sql) instanceof Parsing.Parsed(Statement statement)
                ? Optional.of(Claims.of(Selections.of(statement, schema)))
                : Optional.empty();
    }
}
