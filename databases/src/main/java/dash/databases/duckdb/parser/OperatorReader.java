package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads what the engine calls operators, BETWEEN and IS DISTINCT FROM. */
final class OperatorReader {

    private final TreeReader tree;

    OperatorReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Fields fields) {
        List<JsonNode> children = fields.list("children");
        if (fields.kind().equals("OPERATOR_NOT") && children.size() == 1) {
            return not(fields, children.getFirst());
        }
        List<Expression> operands = tree.expressions(children);
        Span span = tree.spans().around(fields.own(), operands);
        return switch (fields.kind()) {
            case "OPERATOR_IS_NULL" -> new Expression.NullTest(span, false, one(fields, operands));
            case "OPERATOR_IS_NOT_NULL" -> new Expression.NullTest(span, true, one(fields, operands));
            case "COMPARE_IN" -> in(fields, span, false, operands);
            case "COMPARE_NOT_IN" -> in(fields, span, true, operands);
            case "OPERATOR_COALESCE" -> new Expression.Coalesce(span, operands);
            case "GROUPING_FUNCTION" -> new Expression.GroupingOf(span, operands);
            case "ARRAY_CONSTRUCTOR" -> new Expression.ArrayLiteral(span, operands);
            case "ARRAY_EXTRACT", "ARRAY_SLICE" -> subscript(fields, span, operands);
            case "STRUCT_EXTRACT" -> construct(span, "struct_extract", operands);
            case "OPERATOR_TRY" -> construct(span, "try", operands);
            case "OPERATOR_UNPACK" -> construct(span, "unpack", operands);
            default -> throw fields.notUnderstood(fields.kind());
        };
    }

    private static Expression construct(Span span, String name, List<Expression> operands) {
        return new Expression.Construct(span, name, List.of(), List.copyOf(operands));
    }

    private static Expression one(Fields fields, List<Expression> operands) {
        if (operands.size() != 1) {
            throw fields.notUnderstood(fields.kind() + " of " + operands.size());
        }
        return operands.getFirst();
    }

    /** NOT before a whole condition is a node of its own; inside one, as in NOT IN, it belongs to it. */
    private Expression not(Fields fields, JsonNode child) {
        boolean before = tree.spans().startsWith(fields.own(), "NOT");
        Fields inner = tree.fields(child);
        if (!before && inner.kind().equals("COMPARE_IN")) {
            List<Expression> operands = tree.expressions(inner.list("children"));
            return in(inner, tree.spans().around(fields.own(), operands), true, operands);
        }
        if (!before && inner.kind().equals("COMPARE_BETWEEN")) {
            Expression.Between found = between(inner, true);
            Span span = Spans.hull(fields.own(), found.span());
            return new Expression.Between(span, true, false, found.value(), found.low(), found.high());
        }
        Expression operand = tree.expression(child);
        Span span = tree.spans().around(fields.own(), List.of(operand));
        if (!before && operand instanceof Expression.Like like && !like.negated()) {
            return new Expression.Like(
                    span,
                    like.matching(),
                    true,
                    OperatorName.of("!" + like.operator().symbol()),
                    like.value(),
                    like.pattern(),
                    like.escape());
        }
        return new Expression.Not(span, operand);
    }

    private Expression in(Fields fields, Span span, boolean negated, List<Expression> operands) {
        if (operands.size() < 2) {
            throw fields.notUnderstood("IN without a list");
        }
        return new Expression.InList(span, negated, operands.getFirst(), operands.subList(1, operands.size()));
    }

    Expression.Between between(Fields fields, boolean negated) {
        Expression value = tree.expression(fields.required("input"));
        Expression low = tree.expression(fields.required("lower"));
        Expression high = tree.expression(fields.required("upper"));
        fields.ignore("alias");
        fields.done();
        Span span = tree.spans().around(fields.own(), List.of(value, low, high));
        return new Expression.Between(span, negated, false, value, low, high);
    }

    /** IS TRUE and its kin arrive as a comparison with a constant that stands nowhere. */
    Expression distinct(Fields fields, JsonNode left, JsonNode right) {
        boolean same = fields.kind().equals("COMPARE_NOT_DISTINCT_FROM");
        Expression one = tree.expression(left);
        Expression other = tree.expression(right);
        Span span = tree.spans().around(fields.own(), List.of(one, other));
        boolean made = !Spans.isSomewhere(tree.spans().own(left)) && !Spans.isSomewhere(other.span());
        if (made
                && one instanceof Expression.Cast cast
                && other instanceof Expression.Literal constant
                && constant.kind() == Expression.Literal.Kind.BOOLEAN) {
            Expression.Truth truth = constant.value().equals("true") ? Expression.Truth.TRUE : Expression.Truth.FALSE;
            return new Expression.BooleanTest(span, truth, !same, cast.value());
        }
        return new Expression.DistinctFrom(span, same, one, other);
    }

    private Expression subscript(Fields fields, Span span, List<Expression> operands) {
        boolean slice = fields.kind().equals("ARRAY_SLICE");
        if (operands.size() < 2 || operands.size() > (slice ? 3 : 2)) {
            return construct(span, "subscript", operands);
        }
        List<Node> inside = new ArrayList<>(operands.subList(1, operands.size()));
        Span bracket = tree.spans().around(fields.own(), inside);
        Optional<Expression> lower = slice ? written(operands.get(1)) : Optional.empty();
        Optional<Expression> upper = slice
                ? (operands.size() == 3 ? written(operands.get(2)) : Optional.empty())
                : Optional.of(operands.get(1));
        return new Expression.Subscript(
                span, operands.getFirst(), List.of(new Expression.Bracket(bracket, slice, lower, upper)));
    }

    /** An end of a slice that nobody wrote comes as an empty list that stands nowhere. */
    private static Optional<Expression> written(Expression end) {
        return Spans.isSomewhere(end.span()) ? Optional.of(end) : Optional.empty();
    }
}
