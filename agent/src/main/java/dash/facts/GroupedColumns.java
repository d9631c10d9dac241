package dash.facts;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Query;
import dash.statement.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The columns of a result that a statement groups by: they name a row, even where they are numbers. */
final class GroupedColumns {

    private GroupedColumns() {}

    static Set<Integer> of(Statement statement, int width) {
        if (!(statement.asked() instanceof Query query)
                || !(query.body() instanceof Query.Select select)
                || select.items().size() != width
                || select.grouping().isEmpty()) {
            return Set.of();
        }
        Set<Integer> grouped = new HashSet<>();
        for (Grouping.Element element : select.grouping().get().elements()) {
            if (element instanceof Grouping.By by) {
                IntStream.range(0, width)
                        .filter(at -> means(by.value(), at, select.items()))
                        .forEach(grouped::add);
            }
        }
        return grouped;
    }

    /** Whether a key of GROUP BY or ORDER BY means this output column: by place, name or value. */
    static boolean means(Expression by, int at, List<Query.SelectItem> items) {
        if (by instanceof Expression.Literal literal && literal.value().matches("[1-9]\\d?")) {
            return Integer.parseInt(literal.value()) == at + 1;
        }
        boolean alias = by instanceof Expression.Column column
                && !column.name().isQualified()
                && items.get(at).alias().filter(column.name().last()::equals).isPresent();
        return alias
                || by.sameAs(items.get(at).value())
                || sameColumn(by, items.get(at).value());
    }

    private static boolean sameColumn(Expression one, Expression other) {
        return one instanceof Expression.Column left
                && other instanceof Expression.Column right
                && left.name().last().equals(right.name().last());
    }
}
