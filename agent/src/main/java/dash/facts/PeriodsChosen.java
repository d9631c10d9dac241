package dash.facts;

import dash.statement.CalendarCall;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Statement;

/** Whether a statement picks single periods out of time, so that those between them are not missing but not wanted. */
final class PeriodsChosen {

    private PeriodsChosen() {}

    static boolean none(Statement statement) {
        return statement
                .root()
                .every(Query.Select.class)
                .allMatch(select -> select.having().isEmpty()
                        && Conjuncts.of(select.where()).stream().noneMatch(PeriodsChosen::picks));
    }

    private static boolean picks(Expression condition) {
        return switch (condition) {
            case Expression.Logical choice -> speaksOfTime(choice);
            case Expression.InList list -> speaksOfTime(list);
            case Expression.Not not -> speaksOfTime(not);
            case Expression.Operation operation -> partOfTime(operation);
            default -> false;
        };
    }

    private static boolean speaksOfTime(Expression condition) {
        return condition
                        .every(Expression.class)
                        .anyMatch(value -> Dates.literal(value).isPresent())
                || condition
                        .every(Expression.Call.class)
                        .anyMatch(call -> CalendarCall.of(call).isPresent());
    }

    /** Every March, every Monday. */
    private static boolean partOfTime(Expression.Operation operation) {
        return operation
                .every(Expression.Call.class)
                .flatMap(call -> CalendarCall.of(call).stream())
                .anyMatch(call -> !call.isStart() && !call.unit().equals("year"));
    }
}
