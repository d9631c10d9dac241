package dash.facts;

import dash.statement.CalendarCall;
import dash.statement.Expression;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a statement's tree says of its result's columns, where cells alone cannot tell.
 *
 * @param grouped the columns that the statement groups by: they name a row even where they are numbers
 * @param starts the columns that hold the start of a week, month, quarter or year
 * @param parts the columns that hold the number of a month, quarter, week or the like within a longer time
 * @param counts the columns that count rows
 * @param order by what the rows are sorted, where the statement says so
 * @param sorts whether the statement is known, so that rows which happen to be sorted mean nothing
 * @param first whether only the first row was asked for
 */
record Layout(
        Set<Integer> grouped,
        Set<Integer> starts,
        Set<Integer> parts,
        Set<Integer> counts,
        Optional<RowOrder> order,
        boolean sorts,
        boolean first) {

    /** Of rows whose statement is not known. */
    static final Layout UNKNOWN = new Layout(Set.of(), Set.of(), Set.of(), Set.of(), Optional.empty(), false, false);

    static Layout of(Statement statement, int width) {
        if (!(statement.asked() instanceof Query query)) {
            return UNKNOWN;
        }
        Set<Integer> grouped = GroupedColumns.of(statement, width);
        Optional<RowOrder> order = RowOrder.of(statement, width);
        boolean first = query.limit()
                .filter(limit -> limit instanceof Expression.Literal literal
                        && literal.value().equals("1"))
                .isPresent();
        List<Expression> values = values(query, width);
        return new Layout(
                grouped,
                places(values, value -> calendar(value, true)),
                places(values, value -> calendar(value, false)),
                places(values, Layout::isCount),
                order,
                order.isPresent() || !grouped.isEmpty(),
                first);
    }

    private static List<Expression> values(Query query, int width) {
        boolean named = query.body() instanceof Query.Select select
                && select.items().size() == width
                && !OutputColumns.of(query).contains("*");
        return named
                ? ((Query.Select) query.body())
                        .items().stream().map(Query.SelectItem::value).toList()
                : List.of();
    }

    private static Set<Integer> places(List<Expression> values, java.util.function.Predicate<Expression> wanted) {
        return IntStream.range(0, values.size())
                .filter(at -> wanted.test(values.get(at)))
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean calendar(Expression value, boolean start) {
        return value.every(Expression.Call.class)
                .flatMap(call -> CalendarCall.of(call).stream())
                .anyMatch(found -> start
                        ? found.isStart()
                        : !found.isStart() && !found.unit().equals("year"));
    }

    private static boolean isCount(Expression value) {
        return value instanceof Expression.Call call && call.name().last().equals("count");
    }
}
