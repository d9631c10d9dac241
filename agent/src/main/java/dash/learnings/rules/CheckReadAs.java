package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Selection;
import dash.statement.Argument;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A column of text that is computed with has to be cast first. */
final class CheckReadAs {

    private static final Set<String> COMPUTING =
            Set.of("sum", "avg", "round", "abs", "ceil", "floor", "stddev", "variance");

    private CheckReadAs() {}

    static List<RuleHit> check(Rule.ReadAs rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        for (Selection selection : sight.selections().all()) {
            for (Node node : selection.nodes()) {
                if (node instanceof Expression.Cast cast
                        && sight.is(selection, cast.value(), rule.table(), rule.column())) {
                    hits.add(RuleHit.kept(cast.span()));
                }
                operands(node)
                        .filter(operand -> sight.is(selection, operand, rule.table(), rule.column()))
                        .forEach(operand -> hits.add(
                                RuleHit.broken(operand.span(), cast(sight.statement(), operand, rule.type()))));
            }
        }
        return hits;
    }

    private static Edit cast(Statement statement, Expression column, String type) {
        return new Edit(column.span(), "CAST(" + statement.text(column) + " AS " + type + ")");
    }

    /** What has to be a number where it stands. */
    private static Stream<Expression> operands(Node node) {
        return switch (node) {
            case Expression.Operation operation
            when Operators.computes(operation) ->
                Stream.concat(operation.left().stream(), Stream.of(operation.right()));
            case Expression.Operation operation
            when Operators.compares(operation) ->
                Comparison.in(operation).stream()
                        .filter(comparison -> comparison.literals().stream().anyMatch(CheckReadAs::isNumber))
                        .map(Comparison::value);
            case Expression.Call call
            when COMPUTING.contains(call.name().last()) ->
                call.arguments().stream().limit(1).map(Argument::value);
            default -> Stream.empty();
        };
    }

    private static boolean isNumber(Expression.Literal literal) {
        return literal.kind() == Expression.Literal.Kind.INTEGER || literal.kind() == Expression.Literal.Kind.DECIMAL;
    }
}
