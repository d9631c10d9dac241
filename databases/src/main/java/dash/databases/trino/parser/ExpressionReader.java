package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.Span;
import dash.statement.TypeName;
import io.trino.sql.tree.ArithmeticBinaryExpression;
import io.trino.sql.tree.ArithmeticUnaryExpression;
import io.trino.sql.tree.Array;
import io.trino.sql.tree.AtTimeZone;
import io.trino.sql.tree.Cast;
import io.trino.sql.tree.CoalesceExpression;
import io.trino.sql.tree.DereferenceExpression;
import io.trino.sql.tree.ExistsPredicate;
import io.trino.sql.tree.GroupingOperation;
import io.trino.sql.tree.Identifier;
import io.trino.sql.tree.LambdaArgumentDeclaration;
import io.trino.sql.tree.LambdaExpression;
import io.trino.sql.tree.Literal;
import io.trino.sql.tree.LogicalExpression;
import io.trino.sql.tree.NotExpression;
import io.trino.sql.tree.NullIfExpression;
import io.trino.sql.tree.Parameter;
import io.trino.sql.tree.Predicated;
import io.trino.sql.tree.Row;
import io.trino.sql.tree.SearchedCaseExpression;
import io.trino.sql.tree.SimpleCaseExpression;
import io.trino.sql.tree.SubqueryExpression;
import io.trino.sql.tree.SubscriptExpression;
import io.trino.sql.tree.WhenClause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads everything that has a value; literals, predicates, calls and JSON have their own readers. */
final class ExpressionReader {

    private final TreeReader tree;
    private final LiteralReader literals;
    private final PredicateReader predicates;

    ExpressionReader(TreeReader tree) {
        this.tree = tree;
        this.literals = new LiteralReader(tree);
        this.predicates = new PredicateReader(tree);
    }

    Expression read(io.trino.sql.tree.Expression node) {
        return switch (node) {
            case Identifier name -> new Expression.Column(tree.spans().token(name), Name.of(TreeReader.name(name)));
            case DereferenceExpression field -> dereference(field);
            case Literal literal -> literals.read(literal);
            case Parameter parameter -> new Expression.Parameter(tree.spans().token(parameter), parameter.getId() + 1);
            case ArithmeticBinaryExpression operation -> operation(operation);
            case ArithmeticUnaryExpression signed -> signed(signed);
            case LogicalExpression logical -> logical(logical);
            case NotExpression not -> {
                Expression operand = tree.expression(not.getValue());
                yield new Expression.Not(tree.spans().around(not, List.of(operand)), operand);
            }
            case Predicated predicated -> predicates.read(predicated);
            case Cast cast -> cast(cast);
            case CoalesceExpression coalesce ->
                new Expression.Coalesce(tree.spans().call(coalesce), tree.expressions(coalesce.getOperands()));
            case NullIfExpression nullIf ->
                new Expression.NullIf(
                        tree.spans().call(nullIf),
                        tree.expression(nullIf.getFirst()),
                        tree.expression(nullIf.getSecond()));
            case SearchedCaseExpression decision ->
                decision(decision, Optional.empty(), decision.getWhenClauses(), decision.getDefaultValue());
            case SimpleCaseExpression decision ->
                decision(
                        decision,
                        Optional.of(tree.expression(decision.getOperand())),
                        decision.getWhenClauses(),
                        decision.getDefaultValue());
            case SubqueryExpression subquery -> {
                var query = tree.queries().query(subquery.getQuery());
                yield new Expression.ScalarSubquery(tree.spans().enclosed(query.span()), query);
            }
            case ExistsPredicate exists -> exists(exists);
            case Array array ->
                new Expression.ArrayLiteral(tree.spans().call(array), tree.expressions(array.getValues()));
            case Row row -> row(row);
            case SubscriptExpression subscript -> subscript(subscript);
            case AtTimeZone zoned -> {
                Expression value = tree.expression(zoned.getValue());
                Expression zone = tree.expression(zoned.getTimeZone());
                yield new Expression.AtTimeZone(tree.spans().around(List.of(value, zone)), value, zone);
            }
            case GroupingOperation grouping ->
                new Expression.GroupingOf(tree.spans().call(grouping), tree.expressions(grouping.getGroupingColumns()));
            case LambdaExpression lambda -> lambda(lambda);
            default -> tree.calls().read(node);
        };
    }

    /** {@code a.b.c} is a column; a field of anything else calls nothing in Trino, so it is a construct of its base. */
    private Expression dereference(DereferenceExpression node) {
        Expression base = tree.expression(node.getBase());
        Identifier field = node.getField().orElseThrow(() -> tree.notUnderstood("all fields of a row", node));
        String name = TreeReader.name(field);
        Span span = tree.spans().enclosed(base.span()).hull(tree.spans().token(field));
        if (base instanceof Expression.Column column) {
            List<String> parts = new ArrayList<>(column.name().parts());
            parts.add(name);
            return new Expression.Column(base.span().hull(tree.spans().token(field)), new Name(parts));
        }
        return new Expression.Construct(tree.spans().closed(span), "field", List.of(name), List.of(base));
    }

    private Expression operation(ArithmeticBinaryExpression node) {
        Expression left = tree.expression(node.getLeft());
        Expression right = tree.expression(node.getRight());
        Span span = tree.spans().around(List.of(left, right));
        OperatorName operator = OperatorName.of(node.getOperator().getValue());
        return new Expression.Operation(span, operator, Optional.of(left), right);
    }

    private Expression signed(ArithmeticUnaryExpression node) {
        Expression value = tree.expression(node.getValue());
        String sign = switch (node.getSign()) {
            case PLUS -> "+";
            case MINUS -> "-";
        };
        Span span = tree.spans().around(node, List.of(value));
        return new Expression.Operation(span, OperatorName.of(sign), Optional.empty(), value);
    }

    private Expression logical(LogicalExpression node) {
        List<Expression> operands = tree.expressions(node.getTerms());
        Expression.Connective connective = switch (node.getOperator()) {
            case AND -> Expression.Connective.AND;
            case OR -> Expression.Connective.OR;
        };
        return new Expression.Logical(tree.spans().around(operands), connective, operands);
    }

    /** TRY_CAST gives null where CAST fails; it is a construct so that the two differ. */
    private Expression cast(Cast node) {
        Expression value = tree.expression(node.getExpression());
        TypeName type = tree.types().read(node.getType());
        Span span = tree.spans().call(node);
        return node.isSafe()
                ? new Expression.Construct(span, "try_cast", List.of(), List.of(value, type))
                : new Expression.Cast(span, value, type);
    }

    private Expression decision(
            io.trino.sql.tree.Expression node,
            Optional<Expression> operand,
            List<WhenClause> clauses,
            Optional<io.trino.sql.tree.Expression> otherwise) {
        List<Expression.When> branches = clauses.stream().map(this::branch).toList();
        Optional<Expression> last = tree.expression(otherwise);
        return new Expression.Case(tree.spans().around(node, branches), operand, branches, last);
    }

    private Expression.When branch(WhenClause clause) {
        if (!(clause.getMatch() instanceof WhenClause.Operand match)) {
            throw tree.notUnderstood("a predicate without its left side behind WHEN", clause);
        }
        Expression condition = tree.expression(match.expression());
        Expression result = tree.expression(clause.getResult());
        return new Expression.When(tree.spans().around(clause, List.of(condition, result)), condition, result);
    }

    private Expression exists(ExistsPredicate node) {
        if (!(node.getSubquery() instanceof SubqueryExpression subquery)) {
            throw tree.notUnderstood("EXISTS of something that is no query", node);
        }
        var query = tree.queries().query(subquery.getQuery());
        return new Expression.Exists(tree.spans().call(node), query);
    }

    private Expression row(Row node) {
        List<Expression> values = node.getFields().stream()
                .map(Row.Field::getExpression)
                .map(tree::expression)
                .toList();
        List<String> names = node.getFields().stream()
                .flatMap(field -> field.getName().stream())
                .map(TreeReader::name)
                .toList();
        Span span = tree.spans().call(node);
        Span whole = values.isEmpty()
                ? span
                : tree.spans().closed(span.hull(tree.spans().around(values)));
        return names.isEmpty()
                ? new Expression.Row(whole, values)
                : new Expression.Construct(whole, "row", names, List.copyOf(values));
    }

    private Expression subscript(SubscriptExpression node) {
        Expression base = tree.expression(node.getBase());
        Expression index = tree.expression(node.getIndex());
        Span bracket = tree.spans().withNext(index.span());
        Span span = tree.spans().closed(base.span().hull(bracket));
        return new Expression.Subscript(
                span,
                base,
                List.of(new Expression.Bracket(
                        tree.spans().closed(bracket), false, Optional.empty(), Optional.of(index))));
    }

    private Expression lambda(LambdaExpression node) {
        Expression body = tree.expression(node.getBody());
        List<String> names = node.getArguments().stream()
                .map(LambdaArgumentDeclaration::getName)
                .map(TreeReader::name)
                .toList();
        List<Node> parts = List.of(body);
        return new Expression.Construct(tree.spans().around(node, parts), "lambda", names, parts);
    }
}
