package dash.schema.resolved;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The aggregate calls of one SELECT, without those of queries inside it. */
public final class Aggregates {

    private static final Set<String> NAMES = Set.of(
            "sum",
            "count",
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
            "string_agg",
            "array_agg",
            "bool_and",
            "bool_or",
            "every",
            "json_agg",
            "jsonb_agg");

    private Aggregates() {}

    /** Window functions are not among them: they fold nothing. */
    public static List<Expression.Call> of(Selection selection) {
        List<Expression.Call> found = new ArrayList<>();
        selection.select().items().forEach(item -> collect(item, found));
        selection.select().having().ifPresent(having -> collect(having, found));
        selection.query().orderBy().forEach(order -> collect(order, found));
        return found;
    }

    public static List<Expression.Call> in(Expression expression) {
        List<Expression.Call> found = new ArrayList<>();
        collect(expression, found);
        return found;
    }

    public static boolean isAggregate(Expression.Call call) {
        return call.over().isEmpty() && NAMES.contains(call.name().last());
    }

    private static void collect(Node node, List<Expression.Call> found) {
        if (node instanceof Query) {
            return;
        }
        if (node instanceof Expression.Call call && isAggregate(call)) {
            found.add(call);
        }
        node.children().forEach(child -> collect(child, found));
    }

    public static boolean is(Expression.Call call, String... names) {
        return Set.of(names).contains(call.name().last());
    }
}
