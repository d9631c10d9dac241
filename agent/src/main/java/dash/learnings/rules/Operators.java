package dash.learnings.rules;

import dash.statement.Expression;
import java.util.Set;

/** Sorts of operators. */
final class Operators {

    private static final Set<String> COMPARISONS = Set.of("=", "<>", "!=", "<", ">", "<=", ">=");
    private static final Set<String> ARITHMETIC = Set.of("+", "-", "*", "/", "%");

    private Operators() {}

    static boolean compares(Expression.Operation operation) {
        return COMPARISONS.contains(operation.operator().symbol())
                && operation.left().isPresent();
    }

    static boolean computes(Expression.Operation operation) {
        return ARITHMETIC.contains(operation.operator().symbol());
    }
}
