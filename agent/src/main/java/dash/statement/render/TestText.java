package dash.statement.render;

import dash.statement.Dialect;
import dash.statement.Expression;
import java.util.stream.Collectors;

/** What is true or not. */
final class TestText {

    private final Dialect dialect;
    private final QueryText queries;
    private final ExpressionText expressions;

    TestText(Dialect dialect, QueryText queries, ExpressionText expressions) {
        this.dialect = dialect;
        this.queries = queries;
        this.expressions = expressions;
    }

    String text(Expression.Compound test) {
        return switch (test) {
            case Expression.Logical logical ->
                logical.operands().stream()
                        .map(expressions::closed)
                        .collect(Collectors.joining(" " + logical.connective().name() + " "));
            case Expression.Not not -> "NOT " + expressions.closed(not.operand());
            case Expression.NullTest isNull ->
                expressions.closed(isNull.operand()) + (isNull.negated() ? " IS NOT NULL" : " IS NULL");
            case Expression.BooleanTest truth ->
                expressions.closed(truth.operand())
                        + (truth.negated() ? " IS NOT " : " IS ")
                        + truth.truth().name();
            case Expression.Between between ->
                expressions.closed(between.value()) + not(between.negated()) + "BETWEEN "
                        + (between.symmetric() ? "SYMMETRIC " : "") + expressions.closed(between.low()) + " AND "
                        + expressions.closed(between.high());
            case Expression.InList list ->
                expressions.closed(list.value()) + not(list.negated()) + "IN (" + expressions.list(list.list()) + ")";
            case Expression.DistinctFrom distinct ->
                dialect.distinctFrom(
                        expressions.closed(distinct.left()), expressions.closed(distinct.right()), distinct.negated());
            case Expression.Like like -> like(like);
            default -> withQuery(test);
        };
    }

    private static String not(boolean negated) {
        return negated ? " NOT " : " ";
    }

    private String like(Expression.Like like) {
        String word = switch (like.matching()) {
            case LIKE -> "LIKE";
            case ILIKE -> dialect.caselessLike().orElseThrow(() -> new NotSpelledException("ILIKE"));
            case SIMILAR -> "SIMILAR TO";
        };
        return expressions.closed(like.value()) + not(like.negated()) + word + " " + expressions.closed(like.pattern())
                + like.escape()
                        .map(escape -> " ESCAPE " + expressions.closed(escape))
                        .orElse("");
    }

    private String withQuery(Expression.Compound test) {
        return switch (test) {
            case Expression.Exists exists -> "EXISTS (" + queries.query(exists.query()) + ")";
            case Expression.InSubquery in -> expressions.closed(in.value()) + " IN (" + queries.query(in.query()) + ")";
            case Expression.QuantifiedSubquery quantified ->
                expressions.closed(quantified.value()) + " " + ExpressionText.symbol(quantified.operator()) + " "
                        + quantified.quantifier().name() + " (" + queries.query(quantified.query()) + ")";
            case Expression.Quantified quantified ->
                expressions.closed(quantified.value()) + " " + ExpressionText.symbol(quantified.operator()) + " "
                        + quantified.quantifier().name() + " (" + expressions.text(quantified.array()) + ")";
            default -> throw new NotSpelledException(test.getClass().getSimpleName());
        };
    }
}
