package dash.databases.sqlite.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands between operators. */
final class OperandReader {

    private final Readers readers;
    private final Cursor cursor;

    OperandReader(Readers readers) {
        this.readers = readers;
        this.cursor = readers.cursor;
    }

    Expression read() {
        Token here = cursor.here();
        return switch (here.kind()) {
            case INTEGER -> literal(Expression.Literal.Kind.INTEGER);
            case DECIMAL -> literal(Expression.Literal.Kind.DECIMAL);
            case BLOB -> literal(Expression.Literal.Kind.BITS);
            case STRING -> cursor.ahead(1).is(".") ? column() : literal(Expression.Literal.Kind.STRING);
            case QUOTED -> cursor.ahead(1).is("(") ? readers.calls.read() : column();
            case PARAMETER -> {
                Token token = cursor.next();
                yield new Expression.Parameter(new Span(token.from(), token.to()), cursor.nextParameter());
            }
            case SIGN -> brackets();
            case WORD -> word(here.text());
            case END -> throw cursor.wrong();
        };
    }

    private Expression word(String word) {
        return switch (word) {
            case "NULL" -> literal(Expression.Literal.Kind.NULL);
            case "CASE" -> decision();
            case "CAST" -> cast();
            case "EXISTS" -> exists();
            case "RAISE" -> throw cursor.notUnderstood("RAISE");
            case "CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP" -> {
                Token token = cursor.next();
                yield new Expression.SpecialValue(
                        new Span(token.from(), token.to()), Folding.lower(token.text()), Optional.empty());
            }
            default -> name(word);
        };
    }

    private Expression name(String word) {
        if (!Keywords.isNameWithoutString(cursor.here())) {
            throw cursor.wrong();
        }
        if (cursor.ahead(1).is("(")) {
            return readers.calls.read();
        }
        boolean truth = (word.equals("TRUE") || word.equals("FALSE"))
                && !cursor.ahead(1).is(".");
        return truth ? literal(Expression.Literal.Kind.BOOLEAN) : column();
    }

    private Expression literal(Expression.Literal.Kind kind) {
        Token token = cursor.next();
        boolean word = token.kind() == Token.Kind.WORD;
        return new Expression.Literal(
                new Span(token.from(), token.to()), kind, word ? Folding.lower(token.text()) : token.text());
    }

    private Expression column() {
        int mark = cursor.mark();
        List<String> parts = new ArrayList<>(List.of(cursor.name()));
        while (parts.size() < 3 && cursor.take(".")) {
            parts.add(cursor.name());
        }
        return new Expression.Column(cursor.since(mark), new Name(parts));
    }

    /** A query, one value, or a row of several. */
    private Expression brackets() {
        int mark = cursor.mark();
        cursor.want("(");
        if (readers.queries.startsQuery()) {
            Query query = readers.queries.query();
            cursor.want(")");
            return new Expression.ScalarSubquery(cursor.since(mark), query);
        }
        List<Expression> values = readers.expressions.list();
        cursor.want(")");
        return values.size() == 1 ? values.getFirst() : new Expression.Row(cursor.since(mark), values);
    }

    private Expression exists() {
        int mark = cursor.mark();
        cursor.want("EXISTS");
        cursor.want("(");
        Query query = readers.queries.query();
        cursor.want(")");
        return new Expression.Exists(cursor.since(mark), query);
    }

    private Expression decision() {
        int mark = cursor.mark();
        cursor.want("CASE");
        Optional<Expression> operand = cursor.is("WHEN") ? Optional.empty() : Optional.of(readers.expressions.read());
        List<Expression.When> branches = new ArrayList<>();
        do {
            int branch = cursor.mark();
            cursor.want("WHEN");
            Expression condition = readers.expressions.read();
            cursor.want("THEN");
            Expression result = readers.expressions.read();
            branches.add(new Expression.When(cursor.since(branch), condition, result));
        } while (cursor.is("WHEN"));
        Optional<Expression> otherwise =
                cursor.take("ELSE") ? Optional.of(readers.expressions.read()) : Optional.empty();
        cursor.want("END");
        return new Expression.Case(cursor.since(mark), operand, branches, otherwise);
    }

    private Expression cast() {
        int mark = cursor.mark();
        cursor.want("CAST");
        cursor.want("(");
        Expression value = readers.expressions.read();
        cursor.want("AS");
        TypeName type = type();
        cursor.want(")");
        return new Expression.Cast(cursor.since(mark), value, type);
    }

    /** Any number of words, even none, and up to two numbers: SQLite only looks for parts of the words it knows. */
    private TypeName type() {
        int mark = cursor.mark();
        List<String> words = new ArrayList<>();
        while (cursor.here().kind() == Token.Kind.STRING || Keywords.isPlainName(cursor.here())) {
            words.add(cursor.name());
        }
        List<Expression> modifiers = new ArrayList<>();
        if (!words.isEmpty() && cursor.take("(")) {
            modifiers.add(number());
            if (cursor.take(",")) {
                modifiers.add(number());
            }
            cursor.want(")");
        }
        Name name = Name.of(words.isEmpty() ? "numeric" : String.join(" ", words));
        return new TypeName(cursor.since(mark), name, modifiers, 0, false, false);
    }

    private Expression number() {
        int mark = cursor.mark();
        boolean negative = cursor.take("-");
        if (!negative) {
            cursor.take("+");
        }
        Token token = cursor.next();
        if (token.kind() != Token.Kind.INTEGER && token.kind() != Token.Kind.DECIMAL) {
            throw new SyntaxException("syntax error", token.from());
        }
        Expression.Literal.Kind kind =
                token.kind() == Token.Kind.INTEGER ? Expression.Literal.Kind.INTEGER : Expression.Literal.Kind.DECIMAL;
        return new Expression.Literal(cursor.since(mark), kind, (negative ? "-" : "") + token.text());
    }
}
