package dash.databases.mysql.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The optimizer's estimate of a statement. Only MySQL and late MariaDB put a price on a plan, each in its own coin, so rows are
 * counted: those of the tables of one query multiply, as their joins loop over each other, and so does a subquery that is run for
 * every row outside it. A hundred rows cost about one unit of PostgreSQL's, by which limits are set.
 */
record Plan(List<Step> steps) {

    private static final double PRICE_OF_A_ROW = 0.01;

    /** One line of EXPLAIN. */
    record Step(int query, String kind, String table, double rows) {}

    Plan {
        steps = List.copyOf(steps);
    }

    /** Says why the plan is above the limit; empty when it is not. */
    Optional<String> excess(double limit) {
        double rows = rows();
        double cost = rows * PRICE_OF_A_ROW;
        if (cost <= limit) {
            return Optional.empty();
        }
        String tables = steps.stream()
                .map(Step::table)
                .filter(table -> !table.isEmpty() && !table.startsWith("<"))
                .distinct()
                .limit(4)
                .collect(Collectors.joining(", "));
        return Optional.of("the statement would go through about " + number(rows) + " rows over " + tables
                + "; the limit is " + number(limit / PRICE_OF_A_ROW));
    }

    private double rows() {
        Map<Integer, Double> queries = new LinkedHashMap<>();
        steps.forEach(step -> queries.merge(step.query(), Math.max(1, step.rows()), (one, other) -> one * other));
        double outermost = queries.getOrDefault(1, 1.0);
        return queries.entrySet().stream()
                .mapToDouble(query -> isDependent(query.getKey()) ? query.getValue() * outermost : query.getValue())
                .sum();
    }

    private boolean isDependent(int query) {
        return query != 1
                && steps.stream()
                        .filter(step -> step.query() == query)
                        .anyMatch(step -> step.kind().startsWith("DEPENDENT"));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }
}
