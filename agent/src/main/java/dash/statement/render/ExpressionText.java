package dash.statement.render;

import dash.statement.Dialect;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.TypeName;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/** Whatever has a value. An operand that is itself an operation stands in brackets. */
final class ExpressionText {

    private final Dialect dialect;
    private final QueryText queries;
    private final CallText calls;
    private final WindowText windows;
    private final TestText tests;

    ExpressionText(Dialect dialect, boolean foreign, QueryText queries) {
        this.dialect = dialect;
        this.queries = queries;
        this.calls = new CallText(dialect, foreign, queries, this);
        this.windows = new WindowText(dialect, queries, this);
        this.tests = new TestText(dialect, queries, this);
    }

    WindowText windows() {
        return windows;
    }

    String list(Collection<Expression> values) {
        return values.stream().map(this::text).collect(Collectors.joining(", "));
    }

    /** As an operand: in brackets unless it is one piece. */
    String closed(Expression value) {
        return isOnePiece(value) ? text(value) : "(" + text(value) + ")";
    }

    private static boolean isOnePiece(Expression value) {
        return switch (value) {
            case Expression.Simple simple ->
                !(simple instanceof Expression.Literal literal)
                        || !literal.value().startsWith("-")
                        || literal.kind() == Expression.Literal.Kind.STRING;
            case Expression.Call call -> call.over().isEmpty() && call.filter().isEmpty();
            case Expression.Coalesce coalesce -> true;
            case Expression.NullIf nullIf -> true;
            case Expression.Extreme extreme -> true;
            case Expression.ScalarSubquery subquery -> true;
            default -> false;
        };
    }

    String text(Expression value) {
        return switch (value) {
            case Expression.Simple simple -> simple(simple);
            case Expression.Compound compound -> compound(compound);
        };
    }

    private String simple(Expression.Simple simple) {
        return switch (simple) {
            case Expression.Column column -> name(column.name());
            case Expression.Star star ->
                star.qualifier().stream().map(part -> dialect.name(part) + ".").collect(Collectors.joining()) + "*";
            case Expression.Literal literal -> literal(literal);
            case Expression.Parameter parameter -> throw new NotSpelledException("a parameter");
            case Expression.SpecialValue special ->
                dialect.specialValue(special.name())
                        + special.precision().map(digits -> "(" + digits + ")").orElse("");
        };
    }

    private String name(Name name) {
        return name.parts().stream().map(dialect::name).collect(Collectors.joining("."));
    }

    private String literal(Expression.Literal literal) {
        return switch (literal.kind()) {
            case NULL, BOOLEAN -> literal.value().toUpperCase(Locale.ROOT);
            case INTEGER, DECIMAL -> literal.value();
            case STRING -> dialect.text(literal.value());
            case BITS -> throw new NotSpelledException("a constant of bits");
        };
    }

    private String compound(Expression.Compound compound) {
        return switch (compound) {
            case Expression.Call call -> calls.text(call);
            case Expression.Operation operation -> operation(operation);
            case Expression.Cast cast -> cast(cast);
            case Expression.Case decision -> decision(decision);
            case Expression.Coalesce coalesce -> "coalesce(" + list(coalesce.values()) + ")";
            case Expression.NullIf nullIf -> "nullif(" + text(nullIf.left()) + ", " + text(nullIf.right()) + ")";
            case Expression.Extreme extreme ->
                dialect.call(extreme.greatest() ? "greatest" : "least") + "(" + list(extreme.values()) + ")";
            case Expression.ScalarSubquery subquery -> "(" + queries.query(subquery.query()) + ")";
            case Expression.ArraySubquery subquery -> "ARRAY(" + queries.query(subquery.query()) + ")";
            case Expression.ArrayLiteral array -> "ARRAY[" + list(array.elements()) + "]";
            case Expression.Row row ->
                row.elements().size() == 1 ? "ROW(" + list(row.elements()) + ")" : "(" + list(row.elements()) + ")";
            case Expression.Subscript subscript -> subscript(subscript);
            case Expression.Field field -> "(" + text(field.base()) + ")." + field(field.field());
            case Expression.Collate collate -> closed(collate.value()) + " COLLATE " + name(collate.collation());
            case Expression.AtTimeZone zone -> closed(zone.value()) + " AT TIME ZONE " + closed(zone.zone());
            case Expression.GroupingOf grouping -> "GROUPING(" + list(grouping.arguments()) + ")";
            case Expression.Construct construct -> throw new NotSpelledException(construct.name());
            case Expression.Quantified _,
                    Expression.Like _,
                    Expression.Between _,
                    Expression.InList _,
                    Expression.DistinctFrom _,
                    Expression.Logical _,
                    Expression.Not _,
                    Expression.NullTest _,
                    Expression.BooleanTest _,
                    Expression.Exists _,
                    Expression.InSubquery _,
                    Expression.QuantifiedSubquery _ -> tests.text(compound);
        };
    }

    private String field(String field) {
        return field.equals("*") ? field : dialect.name(field);
    }

    private String operation(Expression.Operation operation) {
        String symbol = symbol(operation.operator());
        return operation
                .left()
                .map(left -> dialect.operation(symbol, closed(left), closed(operation.right())))
                .orElseGet(() -> symbol + " " + closed(operation.right()));
    }

    static String symbol(OperatorName operator) {
        if (operator.schema().isPresent()) {
            throw new NotSpelledException("an operator with a schema");
        }
        return operator.symbol();
    }

    /** A typed constant and a cast are one thing in the tree. */
    private String cast(Expression.Cast cast) {
        String type = type(cast.type());
        if (cast.type().name().last().equals("interval") && cast.value() instanceof Expression.Literal amount) {
            return dialect.interval(amount.value());
        }
        return "CAST(" + text(cast.value()) + " AS " + type + ")";
    }

    private String type(TypeName type) {
        if (type.setOf() || type.fromColumn()) {
            throw new NotSpelledException("a type taken from a column");
        }
        String modifiers = type.modifiers().isEmpty() ? "" : "(" + list(type.modifiers()) + ")";
        return dialect.type(type.name().last(), modifiers) + "[]".repeat(type.dimensions());
    }

    private String decision(Expression.Case decision) {
        return "CASE" + decision.operand().map(operand -> " " + closed(operand)).orElse("")
                + decision.branches().stream()
                        .map(branch -> " WHEN " + text(branch.condition()) + " THEN " + text(branch.result()))
                        .collect(Collectors.joining())
                + decision.otherwise().map(other -> " ELSE " + text(other)).orElse("")
                + " END";
    }

    private String subscript(Expression.Subscript subscript) {
        return "(" + text(subscript.base()) + ")"
                + subscript.brackets().stream()
                        .map(bracket -> "["
                                + bracket.lower().map(this::text).orElse("")
                                + (bracket.slice() ? ":" : "")
                                + bracket.upper().map(this::text).orElse("")
                                + "]")
                        .collect(Collectors.joining());
    }
}
