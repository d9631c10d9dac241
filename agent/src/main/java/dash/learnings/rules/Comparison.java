package dash.learnings.rules;

import dash.statement.Expression;
import dash.statement.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value and what it is compared with: {@code =} and its kin, IN, BETWEEN. */
record Comparison(Expression value, List<Expression> with) {

    static List<Comparison> in(Node node) {
        return switch (node) {
            case Expression.Operation operation
            when Operators.compares(operation) -> {
                Expression left = operation.left().orElse(operation.right());
                yield List.of(
                        new Comparison(left, List.of(operation.right())),
                        new Comparison(operation.right(), List.of(left)));
            }
            case Expression.InList list -> List.of(new Comparison(list.value(), list.list()));
            case Expression.Between between ->
                List.of(new Comparison(between.value(), List.of(between.low(), between.high())));
            case Expression.DistinctFrom distinct ->
                List.of(new Comparison(distinct.left(), List.of(distinct.right())));
            default -> List.of();
        };
    }

    /** The constants it is compared with, casts looked through. */
    List<Expression.Literal> literals() {
        List<Expression.Literal> literals = new ArrayList<>();
        with.forEach(expression -> literal(expression).ifPresent(literals::add));
        return literals;
    }

    private static Optional<Expression.Literal> literal(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> Optional.of(literal);
            case Expression.Cast cast -> literal(cast.value());
            default -> Optional.empty();
        };
    }
}
