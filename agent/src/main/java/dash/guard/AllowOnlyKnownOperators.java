package dash.guard;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.OrderItem;
import dash.statement.Span;
import java.util.Optional;
import java.util.stream.Stream;

/** An operator is a call of a function: only the engine's own are allowed. */
final class AllowOnlyKnownOperators implements Rule {

    private record Use(Span span, OperatorName operator) {}

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        return inspection
                .every(Node.class)
                .flatMap(node -> use(node).stream())
                .filter(use -> !isAllowed(inspection, use.operator()))
                .map(use -> inspection.finding(
                        Finding.Code.OPERATOR_NOT_ALLOWED,
                        use.span(),
                        "the operator " + use.operator() + " is not among the engine's own",
                        "use a built-in operator"));
    }

    private static Optional<Use> use(Node node) {
        return switch (node) {
            case Expression.Operation operation -> Optional.of(new Use(operation.span(), operation.operator()));
            case Expression.Quantified quantified -> Optional.of(new Use(quantified.span(), quantified.operator()));
            case Expression.QuantifiedSubquery quantified ->
                Optional.of(new Use(quantified.span(), quantified.operator()));
            case Expression.Like like -> Optional.of(new Use(like.span(), like.operator()));
            case OrderItem item -> item.using().map(operator -> new Use(item.span(), operator));
            default -> Optional.empty();
        };
    }

    private static boolean isAllowed(Inspection inspection, OperatorName operator) {
        boolean home =
                operator.schema().map(inspection.allowed().homeSchema()::equals).orElse(true);
        return home
                && inspection.allowed().operators().contains(operator.symbol())
                && inspection.serverHasOperator(operator.symbol());
    }
}
