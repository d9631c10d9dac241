package dash.databases.sqlite.parser;

import dash.statement.Expression;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes an expression with brackets around everything, so that no precedence is left to the reader. */
final class Brackets {

    private Brackets() {}

    static String of(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> literal(literal);
            case Expression.Operation operation ->
                "(" + operation.left().map(Brackets::of).orElse("") + " "
                        + operation.operator().symbol() + " " + of(operation.right()) + ")";
            case Expression.Logical logical ->
                logical.operands().stream()
                        .map(Brackets::of)
                        .collect(Collectors.joining(" " + logical.connective() + " ", "(", ")"));
            case Expression.Not not -> "(NOT " + of(not.operand()) + ")";
            case Expression.NullTest test ->
                "(" + of(test.operand()) + " IS " + (test.negated() ? "NOT " : "") + "NULL)";
            case Expression.BooleanTest test ->
                "(" + of(test.operand()) + " IS " + (test.negated() ? "NOT " : "") + test.truth() + ")";
            case Expression.DistinctFrom distinct ->
                "(" + of(distinct.left()) + " IS " + (distinct.negated() ? "NOT " : "") + "DISTINCT FROM "
                        + of(distinct.right()) + ")";
            case Expression.Between between ->
                "(" + of(between.value()) + (between.negated() ? " NOT" : "") + " BETWEEN " + of(between.low())
                        + " AND " + of(between.high()) + ")";
            case Expression.Like like ->
                "(" + of(like.value()) + (like.negated() ? " NOT" : "") + " LIKE " + of(like.pattern())
                        + like.escape().map(escape -> " ESCAPE " + of(escape)).orElse("") + ")";
            case Expression.InList in ->
                "(" + of(in.value()) + (in.negated() ? " NOT" : "") + " IN (" + list(in.list()) + "))";
            case Expression.Collate collate -> "(" + of(collate.value()) + " COLLATE " + collate.collation() + ")";
            case Expression.Case decision -> decision(decision);
            case Expression.Cast cast ->
                "CAST(" + of(cast.value()) + " AS " + cast.type().name() + ")";
            default -> throw new IllegalArgumentException("not rendered: " + expression);
        };
    }

    private static String list(List<Expression> values) {
        return values.stream().map(Brackets::of).collect(Collectors.joining(", "));
    }

    private static String literal(Expression.Literal literal) {
        return literal.kind() == Expression.Literal.Kind.STRING ? "'" + literal.value() + "'" : literal.value();
    }

    private static String decision(Expression.Case decision) {
        Optional<Expression> operand = decision.operand();
        return "CASE " + operand.map(Brackets::of).orElse("")
                + decision.branches().stream()
                        .map(branch -> " WHEN " + of(branch.condition()) + " THEN " + of(branch.result()))
                        .collect(Collectors.joining())
                + decision.otherwise().map(last -> " ELSE " + of(last)).orElse("") + " END";
    }
}
