package dash.databases.sqlite.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.Query;
import dash.statement.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the comparisons that are words: IS, IN, BETWEEN, LIKE and their kin, with the NOT in front of some. */
final class PredicateReader {

    private final Readers readers;
    private final Cursor cursor;
    private final int mark;
    private final Expression left;

    PredicateReader(Readers readers, int mark, Expression left) {
        this.readers = readers;
        this.cursor = readers.cursor;
        this.mark = mark;
        this.left = left;
    }

    /** Nothing when no such comparison follows. */
    Optional<Expression> read() {
        if (cursor.take("ISNULL")) {
            return Optional.of(nullTest(false));
        }
        if (cursor.take("NOTNULL") || cursor.takeAll("NOT", "NULL")) {
            return Optional.of(nullTest(true));
        }
        if (cursor.take("IS")) {
            return Optional.of(is());
        }
        boolean negated = cursor.is("NOT");
        String word = cursor.ahead(negated ? 1 : 0).text();
        boolean known = word.equals("BETWEEN") || word.equals("IN") || Keywords.LIKES.contains(word);
        if (!known || cursor.ahead(negated ? 1 : 0).kind() != Token.Kind.WORD) {
            return Optional.empty();
        }
        if (negated) {
            cursor.want("NOT");
        }
        cursor.want(word);
        return Optional.of(
                switch (word) {
                    case "BETWEEN" -> between(negated);
                    case "IN" -> in(negated);
                    default -> like(word, negated);
                });
    }

    private Expression nullTest(boolean negated) {
        return new Expression.NullTest(cursor.since(mark), negated, left);
    }

    /** IS compares like =, with null as a value; {@code IS NULL} and {@code IS TRUE} are its well-known cases. */
    private Expression is() {
        boolean negated = cursor.take("NOT");
        boolean distinct = cursor.takeAll("DISTINCT", "FROM");
        Expression right = readers.expressions.compared();
        boolean differs = negated != distinct;
        if (right instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.NULL) {
            return nullTest(differs);
        }
        if (right instanceof Expression.Literal literal
                && literal.kind() == Expression.Literal.Kind.BOOLEAN
                && !distinct) {
            Expression.Truth truth = literal.value().equals("true") ? Expression.Truth.TRUE : Expression.Truth.FALSE;
            return new Expression.BooleanTest(cursor.since(mark), truth, negated, left);
        }
        return new Expression.DistinctFrom(cursor.since(mark), !differs, left, right);
    }

    private Expression between(boolean negated) {
        Expression low = readers.expressions.low();
        cursor.want("AND");
        Expression high = readers.expressions.compared();
        return new Expression.Between(cursor.since(mark), negated, false, left, low, high);
    }

    private Expression like(String word, boolean negated) {
        Expression pattern = readers.expressions.compared();
        Optional<Expression> escape =
                cursor.take("ESCAPE") ? Optional.of(readers.expressions.compared()) : Optional.empty();
        if (word.equals("LIKE")) {
            OperatorName operator = OperatorName.of(negated ? "!~~" : "~~");
            return new Expression.Like(
                    cursor.since(mark), Expression.Matching.LIKE, negated, operator, left, pattern, escape);
        }
        if (escape.isPresent()) {
            throw cursor.notUnderstood(word + " with ESCAPE");
        }
        Expression matched =
                new Expression.Operation(cursor.since(mark), OperatorName.of(word), Optional.of(left), pattern);
        return negated ? new Expression.Not(cursor.since(mark), matched) : matched;
    }

    private Expression in(boolean negated) {
        int right = cursor.mark();
        if (!cursor.take("(")) {
            return subquery(negated, named(right));
        }
        if (readers.queries.startsQuery()) {
            Query query = readers.queries.query();
            cursor.want(")");
            return subquery(negated, query);
        }
        List<Expression> values = cursor.is(")") ? new ArrayList<>() : readers.expressions.list();
        cursor.want(")");
        if (values.size() == 1 && values.getFirst() instanceof Expression.ScalarSubquery single) {
            return subquery(negated, single.query());
        }
        return new Expression.InList(cursor.since(mark), negated, left, values);
    }

    private Expression subquery(boolean negated, Query query) {
        Expression inside = new Expression.InSubquery(cursor.since(mark), left, query);
        return negated ? new Expression.Not(cursor.since(mark), inside) : inside;
    }

    private Query named(int start) {
        Name name = readers.relations.name();
        Relation relation = cursor.is("(")
                ? new Relation.FunctionTable(
                        cursor.since(start),
                        List.of(readers.relations.function(start, name)),
                        true,
                        false,
                        false,
                        Optional.empty())
                : new Relation.Table(cursor.since(start), name, false, Optional.empty(), Optional.empty());
        return readers.expressions.everything(start, relation);
    }
}
