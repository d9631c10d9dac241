package dash.facts;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Statement;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which columns of a result add up to something. Told from the statement's tree, because rows cannot tell: averages,
 * medians and rates are numbers like any other, but their total means nothing.
 */
final class Additive {

    private static final Set<String> ADDING = Set.of("sum", "count");
    private static final Set<String> NOT_ADDING = Set.of(
            "avg",
            "min",
            "max",
            "percentile_cont",
            "percentile_disc",
            "mode",
            "stddev",
            "stddev_pop",
            "stddev_samp",
            "variance",
            "var_pop",
            "var_samp",
            "corr",
            "rank",
            "dense_rank",
            "row_number",
            "lag",
            "lead");

    private Additive() {}

    static Set<String> columns(Statement statement) {
        return statement.asked() instanceof Query query
                        && query.body() instanceof Query.Select select
                        && isWhole(select)
                ? select.items().stream()
                        .filter(item -> isPlainSum(item.value()))
                        .map(OutputColumns::nameOf)
                        .collect(Collectors.toSet())
                : Set.of();
    }

    /** Groups left out by HAVING, and subtotals among the groups, make a sum of the rows mean something else. */
    private static boolean isWhole(Query.Select select) {
        return select.having().isEmpty()
                && select.qualify().isEmpty()
                && select.grouping()
                        .map(grouping -> grouping.elements().stream().allMatch(Grouping.By.class::isInstance))
                        .orElse(true);
    }

    /** One sum or count of all rows, scaled or rounded at most; two of them make a ratio. */
    private static boolean isPlainSum(Expression value) {
        List<Expression.Call> calls = value.every(Expression.Call.class)
                .filter(call -> ADDING.contains(call.name().last())
                        || NOT_ADDING.contains(call.name().last()))
                .toList();
        return calls.size() == 1
                && ADDING.contains(calls.getFirst().name().last())
                && !calls.getFirst().distinct()
                && calls.getFirst().over().isEmpty();
    }
}
