package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.Query;
import dash.statement.Span;
import io.trino.sql.tree.BetweenPredicate;
import io.trino.sql.tree.BooleanTestPredicate;
import io.trino.sql.tree.ComparisonPredicate;
import io.trino.sql.tree.DistinctFromPredicate;
import io.trino.sql.tree.InListExpression;
import io.trino.sql.tree.InPredicate;
import io.trino.sql.tree.IsNullPredicate;
import io.trino.sql.tree.LikePredicate;
import io.trino.sql.tree.Predicated;
import io.trino.sql.tree.QuantifiedComparisonPredicate;
import io.trino.sql.tree.SubqueryExpression;
import java.util.List;
import java.util.Optional;

/** Reads what Trino's tree keeps as a value and a predicate on it. */
final class PredicateReader {

    private final TreeReader tree;

    PredicateReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Predicated node) {
        Expression value = tree.expression(node.getValue());
        return switch (node.getPredicate()) {
            case ComparisonPredicate comparison -> {
                Expression right = tree.expression(comparison.getRight());
                yield new Expression.Operation(
                        around(value, right), operator(comparison.getOperator()), Optional.of(value), right);
            }
            case BetweenPredicate between -> {
                Expression low = tree.expression(between.getMin());
                Expression high = tree.expression(between.getMax());
                yield new Expression.Between(
                        around(value, low, high), between.isNegated(), between.isSymmetric(), value, low, high);
            }
            case InPredicate in -> in(value, in);
            case LikePredicate like -> like(value, like);
            case IsNullPredicate test ->
                new Expression.NullTest(tree.spans().tested(value.span()), test.isNegated(), value);
            case BooleanTestPredicate test ->
                new Expression.BooleanTest(tree.spans().tested(value.span()), truth(test), test.isNegated(), value);
            case DistinctFromPredicate distinct -> {
                Expression right = tree.expression(distinct.getRight());
                yield new Expression.DistinctFrom(around(value, right), distinct.isNegated(), value, right);
            }
            case QuantifiedComparisonPredicate quantified -> quantified(value, quantified);
            default -> throw tree.notUnderstood(node.getPredicate().getClass().getSimpleName(), node.getPredicate());
        };
    }

    private Span around(Node... nodes) {
        return tree.spans().around(List.of(nodes));
    }

    private static OperatorName operator(ComparisonPredicate.Operator operator) {
        return OperatorName.of(
                switch (operator) {
                    case EQUAL -> "=";
                    case NOT_EQUAL -> "<>";
                    case LESS_THAN -> "<";
                    case LESS_THAN_OR_EQUAL -> "<=";
                    case GREATER_THAN -> ">";
                    case GREATER_THAN_OR_EQUAL -> ">=";
                });
    }

    private static Expression.Truth truth(BooleanTestPredicate test) {
        return switch (test.getTruthValue()) {
            case TRUE -> Expression.Truth.TRUE;
            case FALSE -> Expression.Truth.FALSE;
            case UNKNOWN -> Expression.Truth.UNKNOWN;
        };
    }

    private Expression in(Expression value, InPredicate in) {
        return switch (in.getValueList()) {
            case InListExpression list -> {
                List<Expression> values = tree.expressions(list.getValues());
                Span span = value.span().hull(tree.spans().enclosed(tree.spans().around(values)));
                yield new Expression.InList(tree.spans().closed(span), in.isNegated(), value, values);
            }
            case SubqueryExpression subquery -> {
                Query query = tree.queries().query(subquery.getQuery());
                Span span = tree.spans().closed(value.span().hull(tree.spans().enclosed(query.span())));
                Expression inside = new Expression.InSubquery(span, value, query);
                yield in.isNegated() ? new Expression.Not(span, inside) : inside;
            }
            default -> throw tree.notUnderstood("IN something that is neither list nor query", in);
        };
    }

    private Expression like(Expression value, LikePredicate like) {
        Expression pattern = tree.expression(like.getPattern());
        Optional<Expression> escape = like.getEscape().map(tree::expression);
        Span span = escape.map(last -> around(value, pattern, last)).orElseGet(() -> around(value, pattern));
        OperatorName operator = OperatorName.of(like.isNegated() ? "!~~" : "~~");
        return new Expression.Like(span, Expression.Matching.LIKE, like.isNegated(), operator, value, pattern, escape);
    }

    private Expression quantified(Expression value, QuantifiedComparisonPredicate quantified) {
        if (!(quantified.getSubquery() instanceof SubqueryExpression subquery)) {
            throw tree.notUnderstood("ANY or ALL of something that is no query", quantified);
        }
        Query query = tree.queries().query(subquery.getQuery());
        Expression.Quantifier quantifier = switch (quantified.getQuantifier()) {
            case ALL -> Expression.Quantifier.ALL;
            case ANY, SOME -> Expression.Quantifier.ANY;
        };
        Span span = tree.spans().closed(value.span().hull(tree.spans().enclosed(query.span())));
        return new Expression.QuantifiedSubquery(span, value, operator(quantified.getOperator()), quantifier, query);
    }
}
