package dash.facts;

import dash.statement.OrderItem;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * By what a statement sorts its rows first.
 *
 * @param column the output column; empty where rows are sorted by something that they do not show
 */
record RowOrder(Optional<Integer> column, boolean descending) {

    /** Nothing for rows in no order, and for those that are not the first of theirs. */
    static Optional<RowOrder> of(Statement statement, int width) {
        if (!(statement.asked() instanceof Query query)
                || query.orderBy().isEmpty()
                || query.offset().isPresent()) {
            return Optional.empty();
        }
        OrderItem first = query.orderBy().getFirst();
        boolean descending = first.direction() == OrderItem.Direction.DESCENDING;
        return Optional.of(new RowOrder(column(query, first, width), descending));
    }

    private static Optional<Integer> column(Query query, OrderItem item, int width) {
        if (query.body() instanceof Query.Select select && select.items().size() == width) {
            return IntStream.range(0, width)
                    .filter(at -> GroupedColumns.means(item.value(), at, select.items()))
                    .boxed()
                    .findFirst();
        }
        List<String> names = OutputColumns.of(query);
        return item.value() instanceof dash.statement.Expression.Column column
                ? Optional.of(names.indexOf(column.name().last())).filter(at -> at >= 0)
                : Optional.empty();
    }
}
