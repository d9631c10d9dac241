package dash.answer;

import dash.statement.Expression;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says a condition in words, so that it can stand after "where". */
final class ConditionWords {

    private static final Map<String, String> COMPARISONS = Map.of(
            "=", "is",
            "<>", "is not",
            "!=", "is not",
            "<", "is less than",
            "<=", "is at most",
            ">", "is more than",
            ">=", "is at least",
            "~", "matches the pattern",
            "~*", "matches the pattern",
            "@>", "contains");

    private ConditionWords() {}

    static boolean isComparison(String symbol) {
        return COMPARISONS.containsKey(symbol);
    }

    static String of(Expression condition) {
        return switch (condition) {
            case Expression.Operation operation
            when isComparison(operation.operator().symbol()) -> comparison(operation);
            case Expression.Logical logical -> logical(logical);
            case Expression.Not not -> not(not.operand());
            case Expression.NullTest test ->
                ExpressionWords.of(test.operand()) + (test.negated() ? " is filled in" : " is empty");
            case Expression.BooleanTest test ->
                ExpressionWords.of(test.operand()) + (test.negated() ? " is not " : " is ") + truth(test.truth());
            case Expression.Between between -> between(between);
            case Expression.InList list -> inList(list);
            case Expression.Like like -> like(like);
            case Expression.DistinctFrom distinct ->
                ExpressionWords.of(distinct.left())
                        + (distinct.negated() ? " is " : " is not ")
                        + ExpressionWords.of(distinct.right());
            case Expression.Exists exists -> "there is a row in (" + QueryWords.of(exists.query()) + ")";
            case Expression.InSubquery in ->
                ExpressionWords.of(in.value()) + " is among (" + QueryWords.of(in.query()) + ")";
            case Expression.Quantified some -> quantified(some);
            case Expression.QuantifiedSubquery some ->
                ExpressionWords.of(some.value()) + " " + some.operator().symbol() + " " + each(some.quantifier())
                        + " of (" + QueryWords.of(some.query()) + ")";
            case Expression.Column column -> ExpressionWords.of(column) + " is yes";
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.BOOLEAN ->
                literal.value().equals("true") ? "always" : "never";
            default -> ExpressionWords.of(condition) + " holds";
        };
    }

    private static String comparison(Expression.Operation operation) {
        String words = COMPARISONS.getOrDefault(operation.operator().symbol(), "");
        if (comparesNamesakes(operation)) {
            return ExpressionWords.of(operation.right())
                    + (words.equals("is") ? " matches" : " " + words + " its namesake");
        }
        String left = operation.left().map(ExpressionWords::of).orElse("");
        return left + " " + words + " " + ExpressionWords.of(operation.right());
    }

    /** Without their tables in front, two columns of one name would read as one column compared with itself. */
    private static boolean comparesNamesakes(Expression.Operation operation) {
        return operation.right() instanceof Expression.Column right
                && operation
                        .left()
                        .filter(left -> left instanceof Expression.Column column
                                && column.name().last().equals(right.name().last()))
                        .isPresent();
    }

    private static String logical(Expression.Logical logical) {
        boolean and = logical.connective() == Expression.Connective.AND;
        return logical.operands().stream()
                .map(operand -> operand instanceof Expression.Logical ? "(" + of(operand) + ")" : of(operand))
                .collect(Collectors.joining(and ? " and " : " or "));
    }

    private static String not(Expression operand) {
        return switch (operand) {
            case Expression.Column column -> ExpressionWords.of(column) + " is no";
            case Expression.Exists exists -> "there is no row in (" + QueryWords.of(exists.query()) + ")";
            case Expression.InSubquery in ->
                ExpressionWords.of(in.value()) + " is not among (" + QueryWords.of(in.query()) + ")";
            default -> "it is not so that " + of(operand);
        };
    }

    private static String truth(Expression.Truth truth) {
        return switch (truth) {
            case TRUE -> "yes";
            case FALSE -> "no";
            case UNKNOWN -> "unknown";
        };
    }

    private static String between(Expression.Between between) {
        return ExpressionWords.of(between.value())
                + (between.negated() ? " is not between " : " is between ")
                + ExpressionWords.of(between.low())
                + " and "
                + ExpressionWords.of(between.high());
    }

    private static String inList(Expression.InList list) {
        return ExpressionWords.of(list.value())
                + (list.negated() ? " is none of " : " is one of ")
                + ExpressionWords.list(list.list());
    }

    private static String like(Expression.Like like) {
        return ExpressionWords.of(like.value())
                + (like.negated() ? " does not look like " : " looks like ")
                + ExpressionWords.of(like.pattern());
    }

    private static String quantified(Expression.Quantified some) {
        String value = ExpressionWords.of(some.value());
        String array = some.array() instanceof Expression.ArrayLiteral literal
                ? ExpressionWords.list(literal.elements())
                : ExpressionWords.of(some.array());
        boolean any = some.quantifier() == Expression.Quantifier.ANY;
        if (any && some.operator().symbol().equals("=")) {
            return value + " is one of " + array;
        }
        return value + " " + some.operator().symbol() + " " + each(some.quantifier()) + " of " + array;
    }

    private static String each(Expression.Quantifier quantifier) {
        return quantifier == Expression.Quantifier.ANY ? "one" : "each";
    }

    static String all(List<Expression> conditions) {
        return conditions.stream()
                .map(condition -> condition instanceof Expression.Logical ? "(" + of(condition) + ")" : of(condition))
                .collect(Collectors.joining(" and "));
    }
}
