package dash.databases.postgresql.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads everything that has a value; operators, calls and constructs have their own readers. */
final class ExpressionReader {

    private final TreeReader tree;
    private final OperatorReader operators;
    private final ConstructReader constructs;

    ExpressionReader(TreeReader tree) {
        this.tree = tree;
        this.operators = new OperatorReader(tree);
        this.constructs = new ConstructReader(tree);
    }

    Expression read(JsonNode node) {
        Fields fields = tree.fields(node);
        Expression expression = switch (fields.kind()) {
            case "ColumnRef" -> column(fields);
            case "A_Const" -> literal(fields);
            case "ParamRef" -> new Expression.Parameter(tree.spans().token(fields.location()), fields.number("number"));
            case "SQLValueFunction" -> specialValue(fields);
            case "FuncCall" -> tree.calls().read(fields);
            case "A_Expr" -> operators.read(fields);
            case "BoolExpr" -> logical(fields);
            case "NullTest" -> nullTest(fields);
            case "BooleanTest" -> booleanTest(fields);
            case "TypeCast" -> cast(fields);
            case "CaseExpr" -> decision(fields);
            case "CoalesceExpr" -> coalesce(fields);
            case "MinMaxExpr" -> extreme(fields);
            case "SubLink" -> subquery(fields);
            case "A_ArrayExpr" -> array(fields);
            case "RowExpr" -> row(fields);
            case "A_Indirection" -> indirection(fields);
            case "CollateClause" -> collate(fields);
            case "GroupingFunc" -> groupingOf(fields);
            default -> constructs.read(fields);
        };
        fields.done();
        return expression;
    }

    private Expression column(Fields fields) {
        Span span = tree.spans().name(fields.location());
        List<JsonNode> parts = fields.list("fields");
        boolean star = parts.getLast().has("A_Star");
        List<String> names = parts.subList(0, star ? parts.size() - 1 : parts.size()).stream()
                .map(fields::nameOf)
                .toList();
        return star ? new Expression.Star(span, names) : new Expression.Column(span, new Name(names));
    }

    private Expression literal(Fields fields) {
        Span span = tree.spans().token(fields.location());
        Optional<JsonNode> integer = fields.node("ival");
        Optional<JsonNode> decimal = fields.node("fval");
        Optional<JsonNode> truth = fields.node("boolval");
        Optional<JsonNode> string = fields.node("sval");
        Optional<JsonNode> bits = fields.node("bsval");
        if (fields.flag("isnull")) {
            return new Expression.Literal(span, Expression.Literal.Kind.NULL, "null");
        }
        if (integer.isPresent()) {
            String value = inner(integer.get(), "ival").orElse("0");
            return new Expression.Literal(signed(span, value), Expression.Literal.Kind.INTEGER, value);
        }
        if (decimal.isPresent()) {
            String value = inner(decimal.get(), "fval").orElse("0");
            return new Expression.Literal(signed(span, value), Expression.Literal.Kind.DECIMAL, value);
        }
        if (truth.isPresent()) {
            String value = inner(truth.get(), "boolval").orElse("false");
            return new Expression.Literal(span, Expression.Literal.Kind.BOOLEAN, value);
        }
        if (string.isPresent()) {
            String value = inner(string.get(), "sval").orElse("");
            return new Expression.Literal(span, Expression.Literal.Kind.STRING, value);
        }
        if (bits.isPresent()) {
            return new Expression.Literal(
                    span,
                    Expression.Literal.Kind.BITS,
                    inner(bits.get(), "bsval").orElse(""));
        }
        throw fields.notUnderstood("a constant of an unknown kind");
    }

    private Optional<String> inner(JsonNode node, String field) {
        Fields fields = tree.fields("constant", node);
        Optional<String> value = fields.optionalText(field);
        fields.done();
        return value;
    }

    /** The grammar folds a minus into the number and points at the minus. */
    private Span signed(Span span, String value) {
        return value.startsWith("-") ? tree.spans().withNext(span) : span;
    }

    private Expression specialValue(Fields fields) {
        String operation = fields.text("op");
        String name =
                operation.replaceFirst("^SVFOP_", "").replaceFirst("_N$", "").toLowerCase(Locale.ROOT);
        int precision = fields.number("typmod");
        Span span = tree.spans().call(fields.location());
        fields.ignore("type");
        return new Expression.SpecialValue(
                span, name, operation.endsWith("_N") ? Optional.of(precision) : Optional.empty());
    }

    private Expression logical(Fields fields) {
        List<Expression> operands = tree.expressions(fields.list("args"));
        Span span = tree.spans().around(fields.location(), operands);
        return switch (fields.text("boolop")) {
            case "AND_EXPR" -> new Expression.Logical(span, Expression.Connective.AND, operands);
            case "OR_EXPR" -> new Expression.Logical(span, Expression.Connective.OR, operands);
            case "NOT_EXPR" -> new Expression.Not(span, operands.getFirst());
            default -> throw fields.notUnderstood("a connective of an unknown kind");
        };
    }

    private Expression nullTest(Fields fields) {
        Expression operand = tree.expression(fields.required("arg"));
        Span span = tree.spans().tested(tree.spans().around(fields.location(), List.of(operand)));
        fields.ignore("argisrow");
        return new Expression.NullTest(span, fields.text("nulltesttype").equals("IS_NOT_NULL"), operand);
    }

    private Expression booleanTest(Fields fields) {
        Expression operand = tree.expression(fields.required("arg"));
        Span span = tree.spans().tested(tree.spans().around(fields.location(), List.of(operand)));
        String kind = fields.text("booltesttype");
        Expression.Truth truth = switch (kind) {
            case "IS_TRUE", "IS_NOT_TRUE" -> Expression.Truth.TRUE;
            case "IS_FALSE", "IS_NOT_FALSE" -> Expression.Truth.FALSE;
            case "IS_UNKNOWN", "IS_NOT_UNKNOWN" -> Expression.Truth.UNKNOWN;
            default -> throw fields.notUnderstood("a truth test of an unknown kind");
        };
        return new Expression.BooleanTest(span, truth, kind.startsWith("IS_NOT_"), operand);
    }

    private Expression cast(Fields fields) {
        Expression value = tree.expression(fields.required("arg"));
        TypeName type = tree.type(fields.required("typeName"));
        return new Expression.Cast(tree.spans().around(fields.location(), List.of(value, type)), value, type);
    }

    private Expression decision(Fields fields) {
        Optional<Expression> operand = tree.expression(fields.node("arg"));
        List<Expression.When> branches =
                fields.list("args").stream().map(this::branch).toList();
        Optional<Expression> otherwise = tree.expression(fields.node("defresult"));
        Span span = tree.spans().around(fields.location(), List.of());
        return new Expression.Case(span, operand, branches, otherwise);
    }

    private Expression.When branch(JsonNode node) {
        Fields fields = tree.fields(node);
        Expression condition = tree.expression(fields.required("expr"));
        Expression result = tree.expression(fields.required("result"));
        Span span = tree.spans().around(fields.location(), List.of(condition, result));
        fields.done();
        return new Expression.When(span, condition, result);
    }

    private Expression coalesce(Fields fields) {
        List<Expression> values = tree.expressions(fields.list("args"));
        return new Expression.Coalesce(tree.spans().call(fields.location()), values);
    }

    private Expression extreme(Fields fields) {
        List<Expression> values = tree.expressions(fields.list("args"));
        Span span = tree.spans().call(fields.location());
        return switch (fields.text("op")) {
            case "IS_GREATEST" -> new Expression.Extreme(span, true, values);
            case "IS_LEAST" -> new Expression.Extreme(span, false, values);
            default -> throw fields.notUnderstood("neither GREATEST nor LEAST");
        };
    }

    private Expression subquery(Fields fields) {
        Query query = tree.queries().query(fields.required("subselect"));
        Optional<Expression> value = tree.expression(fields.node("testexpr"));
        Optional<OperatorName> operator =
                fields.node("operName").isPresent() ? Optional.of(tree.operator(fields, "operName")) : Optional.empty();
        List<Node> parts = new ArrayList<>(List.of(query));
        value.ifPresent(parts::add);
        Span span = tree.spans().around(fields.location(), parts);
        String kind = fields.text("subLinkType");
        return switch (kind) {
            case "EXPR_SUBLINK" -> new Expression.ScalarSubquery(span, query);
            case "EXISTS_SUBLINK" -> new Expression.Exists(span, query);
            case "ARRAY_SUBLINK" -> new Expression.ArraySubquery(span, query);
            case "ANY_SUBLINK", "ALL_SUBLINK" -> {
                Expression tested = value.orElseThrow(() -> fields.notUnderstood(kind + " without a value"));
                Expression.Quantifier quantifier =
                        kind.equals("ANY_SUBLINK") ? Expression.Quantifier.ANY : Expression.Quantifier.ALL;
                yield operator.isEmpty()
                        ? in(fields, span, tested, query, quantifier)
                        : new Expression.QuantifiedSubquery(span, tested, operator.get(), quantifier, query);
            }
            default -> throw fields.notUnderstood("a subquery of an unknown kind");
        };
    }

    private static Expression in(
            Fields fields, Span span, Expression tested, Query query, Expression.Quantifier quantifier) {
        if (quantifier != Expression.Quantifier.ANY) {
            throw fields.notUnderstood("ALL without an operator");
        }
        return new Expression.InSubquery(span, tested, query);
    }

    private Expression array(Fields fields) {
        List<Expression> elements = tree.expressions(fields.list("elements"));
        fields.ignore("list_start", "list_end");
        Span span = tree.spans().withNext(tree.spans().token(fields.location()));
        return new Expression.ArrayLiteral(tree.spans().closed(span), elements);
    }

    private Expression row(Fields fields) {
        List<Expression> elements = tree.expressions(fields.list("args"));
        fields.ignore("row_format");
        return new Expression.Row(tree.spans().call(fields.location()), elements);
    }

    private Expression indirection(Fields fields) {
        Expression reached = tree.expression(fields.required("arg"));
        List<Expression.Bracket> brackets = new ArrayList<>();
        for (JsonNode step : fields.list("indirection")) {
            if (step.has("A_Indices")) {
                brackets.add(bracket(step));
            } else {
                reached = subscript(reached, brackets);
                brackets.clear();
                String field = step.has("A_Star") ? "*" : fields.nameOf(step);
                Span span = tree.spans().field(reached.span());
                reached = new Expression.Field(span, reached, field);
            }
        }
        return subscript(reached, brackets);
    }

    private Expression subscript(Expression base, List<Expression.Bracket> brackets) {
        if (brackets.isEmpty()) {
            return base;
        }
        List<Node> parts = new ArrayList<>(brackets);
        parts.add(base);
        return new Expression.Subscript(tree.spans().around(-1, parts), base, brackets);
    }

    private Expression.Bracket bracket(JsonNode node) {
        Fields fields = tree.fields(node);
        Optional<Expression> lower = tree.expression(fields.node("lidx"));
        Optional<Expression> upper = tree.expression(fields.node("uidx"));
        boolean slice = fields.flag("is_slice");
        fields.done();
        List<Node> parts = new ArrayList<>();
        lower.ifPresent(parts::add);
        upper.ifPresent(parts::add);
        Span span = parts.isEmpty()
                ? new Span(0, 0)
                : tree.spans().backTo(tree.spans().around(-1, parts), Set.of());
        return new Expression.Bracket(span, slice, lower, upper);
    }

    private Expression collate(Fields fields) {
        Expression value = tree.expression(fields.required("arg"));
        Span span = tree.spans().around(fields.location(), List.of(value));
        return new Expression.Collate(tree.spans().withNext(span), value, new Name(fields.names("collname")));
    }

    private Expression groupingOf(Fields fields) {
        List<Expression> arguments = tree.expressions(fields.list("args"));
        return new Expression.GroupingOf(tree.spans().call(fields.location()), arguments);
    }
}
