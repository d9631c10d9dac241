package dash.databases.mysql.parser;

import dash.statement.Expression;
import dash.statement.OperatorName;
import dash.statement.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads comparisons, IS, IN, BETWEEN, LIKE, REGEXP and their kin. */
final class PredicateReader {

    private static final Map<String, String> COMPARISONS =
            Map.of("=", "=", "<>", "<>", "!=", "<>", "<", "<", ">", ">", "<=", "<=", ">=", ">=", "<=>", "<=>");

    private final StatementReader reader;
    private final Cursor cursor;

    PredicateReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    Expression read() {
        int start = cursor.at();
        Expression left = predicate();
        while (true) {
            if (cursor.accept("IS")) {
                left = test(start, left);
            } else if (cursor.peek().kind() == Token.Kind.SYMBOL
                    && COMPARISONS.containsKey(cursor.peek().text())) {
                left = comparison(start, left);
            } else {
                return left;
            }
        }
    }

    private Expression test(int start, Expression operand) {
        boolean negated = cursor.accept("NOT");
        if (cursor.accept("NULL")) {
            return new Expression.NullTest(cursor.from(start), negated, operand);
        }
        if (cursor.is("DISTINCT") || cursor.is("JSON")) {
            throw cursor.unexpected();
        }
        Expression.Truth truth = cursor.accept("TRUE")
                ? Expression.Truth.TRUE
                : cursor.accept("FALSE") ? Expression.Truth.FALSE : Expression.Truth.UNKNOWN;
        if (truth == Expression.Truth.UNKNOWN) {
            cursor.expect("UNKNOWN");
        }
        return new Expression.BooleanTest(cursor.from(start), truth, negated, operand);
    }

    private Expression comparison(int start, Expression left) {
        String symbol = COMPARISONS.getOrDefault(cursor.take().text(), "");
        Optional<Expression.Quantifier> quantifier = quantifier();
        if (quantifier.isPresent()) {
            Query query = query();
            return new Expression.QuantifiedSubquery(
                    cursor.from(start), left, OperatorName.of(symbol), quantifier.get(), query);
        }
        Expression right = predicate();
        return symbol.equals("<=>")
                ? new Expression.DistinctFrom(cursor.from(start), true, left, right)
                : new Expression.Operation(cursor.from(start), OperatorName.of(symbol), Optional.of(left), right);
    }

    private Optional<Expression.Quantifier> quantifier() {
        if (!cursor.peek(1).is("(")) {
            return Optional.empty();
        }
        if (cursor.accept("ALL")) {
            return Optional.of(Expression.Quantifier.ALL);
        }
        return cursor.accept("ANY") || cursor.accept("SOME")
                ? Optional.of(Expression.Quantifier.ANY)
                : Optional.empty();
    }

    private Query query() {
        cursor.expect("(");
        Query query = reader.queries().query();
        cursor.expect(")");
        return query;
    }

    private Expression predicate() {
        int start = cursor.at();
        Expression value = reader.expressions().simple();
        boolean negated = cursor.is("NOT") && cursor.accept("NOT");
        if (cursor.accept("IN")) {
            return in(start, negated, value);
        }
        if (cursor.accept("BETWEEN")) {
            Expression low = reader.expressions().simple();
            cursor.expect("AND");
            Expression high = predicate();
            return new Expression.Between(cursor.from(start), negated, false, value, low, high);
        }
        if (cursor.accept("LIKE")) {
            return like(start, negated, value);
        }
        if (cursor.accept("REGEXP") || cursor.accept("RLIKE")) {
            return operation(start, negated, "regexp", value);
        }
        if (negated) {
            throw cursor.unexpected();
        }
        if (cursor.accept("SOUNDS", "LIKE")) {
            return operation(start, false, "sounds like", value);
        }
        if (cursor.accept("MEMBER")) {
            cursor.accept("OF");
            return operation(start, false, "member of", value);
        }
        return value;
    }

    private Expression operation(int start, boolean negated, String symbol, Expression value) {
        Expression right = reader.expressions().simple();
        Expression operation =
                new Expression.Operation(cursor.from(start), OperatorName.of(symbol), Optional.of(value), right);
        return negated ? new Expression.Not(cursor.from(start), operation) : operation;
    }

    private Expression in(int start, boolean negated, Expression value) {
        if (cursor.opensQuery()) {
            Query query = query();
            Expression in = new Expression.InSubquery(cursor.from(start), value, query);
            return negated ? new Expression.Not(cursor.from(start), in) : in;
        }
        cursor.expect("(");
        List<Expression> list = reader.expressions().list();
        cursor.expect(")");
        return new Expression.InList(cursor.from(start), negated, value, list);
    }

    private Expression like(int start, boolean negated, Expression value) {
        Expression pattern = reader.expressions().simple();
        Optional<Expression> escape =
                cursor.accept("ESCAPE") ? Optional.of(reader.expressions().simple()) : Optional.empty();
        return new Expression.Like(
                cursor.from(start),
                Expression.Matching.LIKE,
                negated,
                OperatorName.of(negated ? "!~~" : "~~"),
                value,
                pattern,
                escape);
    }
}
