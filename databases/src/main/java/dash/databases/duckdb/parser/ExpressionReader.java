package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads everything that has a value; calls, operators and stars have their own readers. */
final class ExpressionReader {

    /** Written like a column, but the engine gives a value when there is no such column. */
    private static final Set<String> SPECIAL = Set.of(
            "current_date",
            "current_time",
            "current_timestamp",
            "localtime",
            "localtimestamp",
            "current_catalog",
            "current_database",
            "current_role",
            "current_schema",
            "current_user",
            "session_user");

    private static final Map<String, String> COMPARISONS = Map.of(
            "COMPARE_EQUAL", "=",
            "COMPARE_NOTEQUAL", "<>",
            "COMPARE_LESSTHAN", "<",
            "COMPARE_GREATERTHAN", ">",
            "COMPARE_LESSTHANOREQUALTO", "<=",
            "COMPARE_GREATERTHANOREQUALTO", ">=");

    private final TreeReader tree;
    private final OperatorReader operators;
    private final StarReader stars;

    ExpressionReader(TreeReader tree) {
        this.tree = tree;
        this.operators = new OperatorReader(tree);
        this.stars = new StarReader(tree);
    }

    Expression read(JsonNode node) {
        Fields fields = tree.fields(node);
        fields.ignore("alias");
        Expression expression = switch (node.path("class").asString("")) {
            case "COLUMN_REF" -> column(fields);
            case "CONSTANT" -> literal(fields);
            case "PARAMETER" -> parameter(fields);
            case "POSITIONAL_REFERENCE" -> stars.position(fields);
            case "STAR" -> stars.read(fields);
            case "FUNCTION" -> tree.calls().read(fields);
            case "WINDOW" -> tree.calls().window(fields);
            case "COMPARISON" -> comparison(fields);
            case "CONJUNCTION" -> logical(fields);
            case "OPERATOR" -> operators.read(fields);
            case "BETWEEN" -> operators.between(fields, false);
            case "CASE" -> decision(fields);
            case "CAST" -> cast(fields);
            case "COLLATE" -> collate(fields);
            case "SUBQUERY" -> subquery(fields);
            case "LAMBDA" -> lambda(fields);
            default -> throw fields.notUnderstood(node.path("class").asString("an expression") + " " + fields.kind());
        };
        fields.done();
        return expression;
    }

    private Expression column(Fields fields) {
        List<String> names = fields.names("column_names");
        if (names.isEmpty()) {
            throw fields.notUnderstood("a column without a name");
        }
        boolean special = names.size() == 1
                && SPECIAL.contains(names.getFirst())
                && !tree.spans().isQuoted(fields.own());
        return special
                ? new Expression.SpecialValue(fields.own(), names.getFirst(), Optional.empty())
                : new Expression.Column(fields.own(), new Name(names));
    }

    private Expression literal(Fields fields) {
        Fields literal = tree.fields("a constant", fields.required("literal"));
        String text = literal.node("text").map(JsonNode::asString).orElse("");
        String kind = literal.text("kind");
        literal.done();
        Expression.Literal.Kind sort = switch (kind) {
            case "NULL_LITERAL" -> Expression.Literal.Kind.NULL;
            case "BOOLEAN" -> Expression.Literal.Kind.BOOLEAN;
            case "INTEGER" -> Expression.Literal.Kind.INTEGER;
            case "NUMERIC" -> Expression.Literal.Kind.DECIMAL;
            case "STRING" -> Expression.Literal.Kind.STRING;
            case "HEX", "BIT", "BLOB" -> Expression.Literal.Kind.BITS;
            default -> throw fields.notUnderstood("a constant of the kind " + kind);
        };
        String value = switch (sort) {
            case NULL -> "null";
            case BOOLEAN -> Fields.folded(text);
            case INTEGER, DECIMAL -> text.replace("_", "");
            case STRING, BITS -> text;
        };
        return new Expression.Literal(fields.own(), sort, value);
    }

    private Expression parameter(Fields fields) {
        String name = fields.text("identifier");
        boolean number = name.matches("\\d{1,6}");
        return new Expression.Parameter(fields.own(), number ? Integer.parseInt(name) : 0);
    }

    private Expression comparison(Fields fields) {
        JsonNode left = fields.required("left");
        JsonNode right = fields.required("right");
        String kind = fields.kind();
        if (kind.equals("COMPARE_DISTINCT_FROM") || kind.equals("COMPARE_NOT_DISTINCT_FROM")) {
            return operators.distinct(fields, left, right);
        }
        String symbol = Optional.ofNullable(COMPARISONS.get(kind)).orElseThrow(() -> fields.notUnderstood(kind));
        Expression one = read(left);
        Expression other = read(right);
        Span span = tree.spans().around(fields.own(), List.of(one, other));
        return new Expression.Operation(span, OperatorName.of(symbol), Optional.of(one), other);
    }

    private Expression logical(Fields fields) {
        List<Expression> operands = tree.expressions(fields.list("children"));
        Expression.Connective connective = switch (fields.kind()) {
            case "CONJUNCTION_AND" -> Expression.Connective.AND;
            case "CONJUNCTION_OR" -> Expression.Connective.OR;
            default -> throw fields.notUnderstood(fields.kind());
        };
        return new Expression.Logical(tree.spans().around(fields.own(), operands), connective, operands);
    }

    /** {@code CASE x WHEN 1} arrives as {@code CASE WHEN x = 1}, with a comparison that stands nowhere. */
    private Expression decision(Fields fields) {
        List<Expression.When> branches = new ArrayList<>();
        for (JsonNode check : fields.list("case_checks")) {
            Fields branch = tree.fields("WHEN", check);
            Expression condition = read(branch.required("when_expr"));
            Expression result = read(branch.required("then_expr"));
            branch.done();
            Span span = Spans.hull(condition.span(), result.span());
            branches.add(new Expression.When(span, condition, result));
        }
        Optional<Expression> otherwise = tree.expression(fields.node("else_expr"))
                .filter(value -> Spans.isSomewhere(value.span()) || !(value instanceof Expression.Literal));
        Span span = tree.spans().around(fields.own(), branches);
        return new Expression.Case(span, Optional.empty(), branches, otherwise);
    }

    private Expression cast(Fields fields) {
        boolean trying = fields.flag("try_cast");
        Expression value = read(fields.required("child"));
        Span own = fields.own();
        if (!Spans.isSomewhere(value.span()) && value instanceof Expression.Literal constant) {
            // DATE '2024-01-01': the constant is the last thing written.
            value = new Expression.Literal(tree.spans().lastOf(own), constant.kind(), constant.value());
        }
        TypeName type = tree.types().read(fields.required("type_expr"), own);
        Span span = tree.spans().around(own, List.of(value));
        return trying
                ? new Expression.Construct(span, "try_cast", List.of(), List.of(value, type))
                : new Expression.Cast(span, value, type);
    }

    private Expression collate(Fields fields) {
        Expression value = read(fields.required("child"));
        Name name = Name.of(fields.name("collation").orElseThrow(() -> fields.notUnderstood("COLLATE without a name")));
        return new Expression.Collate(tree.spans().around(fields.own(), List.of(value)), value, name);
    }

    private Expression subquery(Fields fields) {
        Query query = tree.queries().inner(fields.required("subquery"));
        Optional<Expression> value = tree.expression(fields.node("child"));
        String comparison = fields.text("comparison_type");
        List<Node> parts = new ArrayList<>(List.of(query));
        value.ifPresent(parts::add);
        Span span = tree.spans().around(fields.own(), parts);
        return switch (fields.text("subquery_type")) {
            case "SCALAR" -> new Expression.ScalarSubquery(span, query);
            case "EXISTS" -> new Expression.Exists(span, query);
            case "ANY" -> any(fields, span, value, comparison, query);
            default -> throw fields.notUnderstood("a subquery of an unknown kind");
        };
    }

    private Expression any(Fields fields, Span span, Optional<Expression> value, String comparison, Query query) {
        Expression tested = value.orElseThrow(() -> fields.notUnderstood("ANY without a value"));
        String symbol = Optional.ofNullable(COMPARISONS.get(comparison))
                .orElseThrow(() -> fields.notUnderstood("ANY with an unknown comparison"));
        Span behind = new Span(Math.min(tested.span().to(), span.to()), span.to());
        boolean in = symbol.equals("=") && tree.spans().has(behind, "IN");
        return in
                ? new Expression.InSubquery(span, tested, query)
                : new Expression.QuantifiedSubquery(
                        span, tested, OperatorName.of(symbol), Expression.Quantifier.ANY, query);
    }

    /** {@code a -> b} where no function takes a function: the engine reads a step into JSON. */
    private Expression lambda(Fields fields) {
        Expression left = read(fields.required("lhs"));
        Expression right = read(fields.required("expr"));
        boolean arrow = fields.text("syntax_type").equals("SINGLE_ARROW");
        Span span = tree.spans().around(fields.own(), List.of(left, right));
        return arrow
                ? new Expression.Operation(span, OperatorName.of("->"), Optional.of(left), right)
                : new Expression.Construct(span, "lambda", List.of(), List.of(left, right));
    }
}
