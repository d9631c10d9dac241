package dash.answer;

import dash.statement.Expression;
import java.time.LocalDate;
import java.util.Optional;

/** A value that two conditions hold between two days: from midnight to before midnight. */
record Stretch(Expression value, Optional<String> zone, LocalDate from, LocalDate before) {

    static Optional<Stretch> of(Expression one, Expression other) {
        Optional<Expression.Operation> start = comparison(one, ">=").or(() -> comparison(other, ">="));
        Optional<Expression.Operation> end = comparison(one, "<").or(() -> comparison(other, "<"));
        if (start.isEmpty() || end.isEmpty()) {
            return Optional.empty();
        }
        Expression value = start.get().left().orElseThrow();
        Optional<LocalDate> from = LiteralWords.day(start.get().right());
        Optional<LocalDate> before = LiteralWords.day(end.get().right());
        Optional<String> zone = zone(start.get().right());
        boolean fits = value.sameAs(end.get().left().orElseThrow())
                && zone.equals(zone(end.get().right()))
                && from.isPresent()
                && before.isPresent()
                && from.get().isBefore(before.get());
        return fits ? Optional.of(new Stretch(value, zone, from.get(), before.get())) : Optional.empty();
    }

    private static Optional<Expression.Operation> comparison(Expression condition, String symbol) {
        return condition instanceof Expression.Operation operation
                        && operation.left().isPresent()
                        && operation.operator().symbol().equals(symbol)
                ? Optional.of(operation)
                : Optional.empty();
    }

    private static Optional<String> zone(Expression value) {
        return value instanceof Expression.AtTimeZone at && at.zone() instanceof Expression.Literal literal
                ? Optional.of(literal.value())
                : Optional.empty();
    }
}
