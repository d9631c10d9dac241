package dash.benchmarks.doubts;

import dash.doubt.Doubt.Kind;
import dash.schema.resolved.Aggregates;
import dash.statement.Expression;
import java.util.Locale;
import java.util.stream.Stream;

/** A text that a column is compared with, spelled as the column does not spell it; a number that it does not have. */
final class ValueFaults {

    private ValueFaults() {}

    static Stream<Fault> of(Right right) {
        return Stream.of(
                        compared(right)
                                .flatMap(
                                        text -> spelled(right, text, "a value in another case", swapped(text.value()))),
                        compared(right)
                                .flatMap(text ->
                                        spelled(right, text, "a value with a letter missing", shortened(text.value()))),
                        compared(right)
                                .flatMap(text -> spelled(right, text, "a value in the plural", text.value() + "s")),
                        nowhere(right))
                .flatMap(all -> all);
    }

    private static Stream<Expression.Literal> compared(Right right) {
        return Stream.concat(
                        right.every(Expression.Operation.class)
                                .filter(operation ->
                                        operation.operator().symbol().equals("=")
                                                && operation
                                                        .left()
                                                        .filter(Expression.Column.class::isInstance)
                                                        .isPresent())
                                .map(Expression.Operation::right),
                        right.every(Expression.InList.class)
                                .filter(list -> list.value() instanceof Expression.Column)
                                .flatMap(list -> list.list().stream()))
                .filter(Expression.Literal.class::isInstance)
                .map(Expression.Literal.class::cast)
                .filter(literal -> literal.kind() == Expression.Literal.Kind.STRING)
                .filter(literal ->
                        literal.value().length() > 3 && literal.value().matches(".*\\p{L}{3}.*"));
    }

    private static Stream<Fault> spelled(Right right, Expression.Literal text, String name, String value) {
        return Stream.of(value)
                .filter(other -> !other.equals(text.value()))
                .flatMap(other -> right.with(text, "'" + other.replace("'", "''") + "'").stream())
                .map(sql -> new Fault(name, Kind.UNKNOWN_VALUE, sql));
    }

    private static String swapped(String value) {
        String lower = value.toLowerCase(Locale.ROOT);
        return lower.equals(value) ? value.substring(0, 1).toUpperCase(Locale.ROOT) + value.substring(1) : lower;
    }

    private static String shortened(String value) {
        int middle = value.length() / 2;
        return value.substring(0, middle) + value.substring(middle + 1);
    }

    /** Only where no aggregate would count nothing as 0. */
    private static Stream<Fault> nowhere(Right right) {
        return right.selections().top().stream()
                .filter(selection -> right.selections().top().size() == 1
                        && Aggregates.of(selection).stream().noneMatch(call -> Aggregates.is(call, "count")))
                .flatMap(selection -> selection.select().where().stream())
                .flatMap(condition -> condition.every(Expression.Literal.class))
                .filter(literal -> literal.kind() == Expression.Literal.Kind.INTEGER)
                .limit(1)
                .flatMap(literal -> right.with(literal, "987654321").stream())
                .map(sql -> new Fault("a number that no row has", Kind.EMPTY, sql));
    }
}
