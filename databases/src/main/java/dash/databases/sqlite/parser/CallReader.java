package dash.databases.sqlite.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads calls of functions, aggregates and window functions. */
final class CallReader {

    private final Readers readers;
    private final Cursor cursor;

    CallReader(Readers readers) {
        this.readers = readers;
        this.cursor = readers.cursor;
    }

    static Expression.Call plain(Span span, Name name, List<Argument> arguments) {
        return new Expression.Call(
                span,
                name,
                false,
                false,
                false,
                false,
                arguments,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty());
    }

    Expression read() {
        int mark = cursor.mark();
        String name = Folding.lower(cursor.next().text());
        cursor.want("(");
        boolean star = cursor.are("*", ")") && cursor.take("*");
        boolean distinct = !star && cursor.take("DISTINCT");
        boolean all = !star && !distinct && cursor.take("ALL");
        List<Argument> arguments = star ? List.of() : arguments();
        List<OrderItem> orderBy = !star && cursor.takeAll("ORDER", "BY") ? readers.windows.orderItems() : List.of();
        cursor.want(")");
        Optional<Expression> filter = cursor.isFilter() ? Optional.of(filter()) : Optional.empty();
        Optional<Over> over = cursor.isOver() ? Optional.of(readers.windows.over()) : Optional.empty();
        Span span = cursor.since(mark);
        boolean bare = !star && !distinct && !all && orderBy.isEmpty() && filter.isEmpty() && over.isEmpty();
        return bare ? known(span, name, arguments) : full(span, name, star, distinct, arguments, orderBy, filter, over);
    }

    private static Expression full(
            Span span,
            String name,
            boolean star,
            boolean distinct,
            List<Argument> arguments,
            List<OrderItem> orderBy,
            Optional<Expression> filter,
            Optional<Over> over) {
        return new Expression.Call(
                span, Name.of(name), false, star, distinct, false, arguments, orderBy, false, filter, over);
    }

    private Expression filter() {
        cursor.want("FILTER");
        cursor.want("(");
        cursor.want("WHERE");
        Expression condition = readers.expressions.read();
        cursor.want(")");
        return condition;
    }

    /** Functions that have a node of their own in every dialect. */
    private static Expression known(Span span, String name, List<Argument> arguments) {
        List<Expression> values = arguments.stream().map(Argument::value).toList();
        if (name.equals("coalesce") && values.size() > 1) {
            return new Expression.Coalesce(span, values);
        }
        if (name.equals("nullif") && values.size() == 2) {
            return new Expression.NullIf(span, values.getFirst(), values.getLast());
        }
        return plain(span, Name.of(name), arguments);
    }

    /** What stands before the closing bracket, or before ORDER BY; possibly nothing. */
    List<Argument> arguments() {
        List<Argument> arguments = new ArrayList<>();
        if (cursor.is(")") || cursor.is("ORDER")) {
            return arguments;
        }
        for (Expression value : readers.expressions.list()) {
            arguments.add(new Argument(value.span(), Optional.empty(), value));
        }
        return arguments;
    }
}
