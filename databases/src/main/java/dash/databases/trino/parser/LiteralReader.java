package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Span;
import dash.statement.TypeName;
import io.trino.sql.tree.BinaryLiteral;
import io.trino.sql.tree.BooleanLiteral;
import io.trino.sql.tree.DecimalLiteral;
import io.trino.sql.tree.DoubleLiteral;
import io.trino.sql.tree.GenericLiteral;
import io.trino.sql.tree.IntervalLiteral;
import io.trino.sql.tree.Literal;
import io.trino.sql.tree.LongLiteral;
import io.trino.sql.tree.NullLiteral;
import io.trino.sql.tree.StringLiteral;
import java.util.List;
import java.util.Locale;

/** Reads constants; those with a type in front of them are casts of a text. */
final class LiteralReader {

    private final TreeReader tree;

    LiteralReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Literal literal) {
        Span span = tree.spans().token(literal);
        return switch (literal) {
            case NullLiteral ignored -> new Expression.Literal(span, Expression.Literal.Kind.NULL, "null");
            case BooleanLiteral truth ->
                new Expression.Literal(span, Expression.Literal.Kind.BOOLEAN, String.valueOf(truth.getValue()));
            case LongLiteral whole ->
                new Expression.Literal(
                        signed(span, whole.getValue()), Expression.Literal.Kind.INTEGER, whole.getValue());
            case DecimalLiteral decimal ->
                new Expression.Literal(
                        signed(span, decimal.getValue()), Expression.Literal.Kind.DECIMAL, decimal.getValue());
            case DoubleLiteral number ->
                new Expression.Literal(span, Expression.Literal.Kind.DECIMAL, String.valueOf(number.getValue()));
            case StringLiteral text ->
                new Expression.Literal(
                        tree.spans().withNextAfter(span, "UESCAPE"), Expression.Literal.Kind.STRING, text.getValue());
            case BinaryLiteral bytes -> new Expression.Literal(span, Expression.Literal.Kind.BITS, bytes.toHexString());
            case GenericLiteral typed -> typed(typed, span);
            case IntervalLiteral interval -> interval(interval, span);
            default -> throw tree.notUnderstood("a constant of an unknown kind", literal);
        };
    }

    /** A minus may be part of the number. */
    private Span signed(Span span, String value) {
        return value.startsWith("-") ? tree.spans().withNext(span) : span;
    }

    private Expression typed(GenericLiteral literal, Span word) {
        Span whole = tree.spans().withNext(word);
        Span text = new Span(whole.to() - lastToken(word, whole), whole.to());
        Name name = Name.of(literal.getType().toLowerCase(Locale.ENGLISH));
        TypeName type = new TypeName(word, name, List.of(), 0, false, false);
        return new Expression.Cast(
                whole, new Expression.Literal(text, Expression.Literal.Kind.STRING, literal.getValue()), type);
    }

    private Expression interval(IntervalLiteral literal, Span word) {
        Span next = tree.spans().withNext(word);
        boolean negative = literal.getSign() == IntervalLiteral.Sign.NEGATIVE;
        Span texted = negative ? tree.spans().withNext(next) : next;
        Span unit = tree.spans().type(texted);
        Span text = new Span(texted.to() - lastToken(negative ? next : word, texted), texted.to());
        Expression unitWords = new Expression.Literal(
                new Span(texted.to(), unit.to()), Expression.Literal.Kind.STRING, TypeReader.unit(literal.qualifier()));
        TypeName type = new TypeName(word, Name.of("interval"), List.of(unitWords), 0, false, false);
        String value = (negative ? "-" : "") + literal.getValue();
        return new Expression.Cast(unit, new Expression.Literal(text, Expression.Literal.Kind.STRING, value), type);
    }

    private int lastToken(Span before, Span whole) {
        return tree.spans()
                .at(before.to())
                .map(token -> token.to() - token.from())
                .orElse(whole.to() - before.to());
    }
}
