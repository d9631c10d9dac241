package dash.guard;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.OrderItem;
import dash.statement.Relation;
import dash.statement.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A user's operator under a built-in symbol runs its owner's function where the operands fit it better than any built-in
 * operator. {@code IN}, {@code BETWEEN}, {@code CASE x WHEN}, {@code NULLIF}, {@code USING} and {@code LIKE} look operators up
 * by symbol as well. A use passes when it names the engine's schema, or when the type of an operand rules the overload out.
 */
final class RefuseOverloadedOperators implements Rule {

    private static final String EQUAL = "=";

    /** One operator that a construct looks up, with the operands as far as the construct has them. */
    private record Lookup(Span span, OperatorName operator, Optional<Expression> left, Optional<Expression> right) {

        static Lookup of(Node node, String symbol, Expression left, Expression right) {
            return new Lookup(node.span(), OperatorName.of(symbol), Optional.of(left), Optional.of(right));
        }
    }

    @Override
    public Stream<Finding> inspect(Inspection inspection) {
        List<OperatorOverload> overloads =
                inspection.scope().server().map(LiveServer::overloads).orElse(List.of());
        return overloads.isEmpty()
                ? Stream.empty()
                : inspection
                        .every(Node.class)
                        .flatMap(RefuseOverloadedOperators::lookups)
                        .filter(lookup -> lookup.operator().schema().isEmpty())
                        .flatMap(lookup -> overloads.stream()
                                .filter(overload -> couldRun(
                                        overload, lookup, inspection.allowed().homeSchema()))
                                .limit(1)
                                .map(overload -> refuse(inspection, lookup, overload)));
    }

    private static Stream<Lookup> lookups(Node node) {
        return switch (node) {
            case Expression.Operation use ->
                Stream.of(new Lookup(use.span(), use.operator(), use.left(), Optional.of(use.right())));
            case Expression.Quantified use ->
                Stream.of(new Lookup(use.span(), use.operator(), Optional.of(use.value()), Optional.empty()));
            case Expression.QuantifiedSubquery use ->
                Stream.of(new Lookup(use.span(), use.operator(), Optional.of(use.value()), Optional.empty()));
            case Expression.Like use ->
                Stream.of(new Lookup(use.span(), use.operator(), Optional.of(use.value()), Optional.of(use.pattern())));
            case Expression.Between use -> between(use);
            case Expression.InList use ->
                use.list().stream().map(each -> Lookup.of(use, use.negated() ? "<>" : EQUAL, use.value(), each));
            case Expression.InSubquery use ->
                Stream.of(new Lookup(use.span(), OperatorName.of(EQUAL), Optional.of(use.value()), Optional.empty()));
            case Expression.DistinctFrom use -> Stream.of(Lookup.of(use, EQUAL, use.left(), use.right()));
            case Expression.NullIf use -> Stream.of(Lookup.of(use, EQUAL, use.left(), use.right()));
            case Expression.Case use ->
                use.operand().stream()
                        .flatMap(operand -> use.branches().stream()
                                .map(branch -> Lookup.of(branch, EQUAL, operand, branch.condition())));
            case Relation.Join join
            when join.natural() || !join.using().isEmpty() ->
                Stream.of(new Lookup(join.span(), OperatorName.of(EQUAL), Optional.empty(), Optional.empty()));
            case OrderItem item ->
                item.using().stream()
                        .map(operator -> new Lookup(
                                item.span(), operator, Optional.of(item.value()), Optional.of(item.value())));
            default -> Stream.empty();
        };
    }

    /** BETWEEN is two comparisons; the symmetric one tries both orders, NOT turns the symbols round. */
    private static Stream<Lookup> between(Expression.Between use) {
        return Stream.of("<", "<=", ">", ">=")
                .flatMap(symbol -> Stream.of(
                        Lookup.of(use, symbol, use.value(), use.low()),
                        Lookup.of(use, symbol, use.value(), use.high())));
    }

    private static boolean couldRun(OperatorOverload overload, Lookup lookup, String homeSchema) {
        return overload.operator().symbol().equals(lookup.operator().symbol())
                && takes(overload.leftType(), lookup.left(), homeSchema)
                && takes(overload.rightType(), lookup.right(), homeSchema);
    }

    /** An operand whose type is not known could be anything. */
    private static boolean takes(String type, Optional<Expression> operand, String homeSchema) {
        return operand.flatMap(expression -> TypeFamily.of(expression, homeSchema))
                .flatMap(known -> TypeFamily.named(type).map(known::equals))
                .orElse(true);
    }

    private static Finding refuse(Inspection inspection, Lookup lookup, OperatorOverload overload) {
        String symbol = lookup.operator().symbol();
        return inspection.finding(
                Finding.Code.OPERATOR_NOT_ALLOWED,
                lookup.span(),
                "the operator " + symbol + " could run the user-defined operator " + overload.inWords(),
                "write OPERATOR(" + inspection.allowed().homeSchema() + "." + symbol
                        + ") for the built-in operator, or have the database's owner drop the other one");
    }
}
