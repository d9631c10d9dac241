package dash.databases.mysql.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads what operators stand between: constants, columns, brackets, CASE, subqueries; calls have their own reader. */
final class PrimaryReader {

    private static final Set<String> CHARACTER_SETS =
            Set.of("_UTF8MB4", "_UTF8MB3", "_UTF8", "_LATIN1", "_ASCII", "_BINARY", "_UCS2", "_UTF16", "_UTF32");
    private static final Set<String> TYPED = Set.of("DATE", "TIME", "TIMESTAMP");
    private static final int MOST_PARTS = 3;

    private final StatementReader reader;
    private final Cursor cursor;

    PrimaryReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    Expression read() {
        Token token = cursor.peek();
        return switch (token.kind()) {
            case STRING, NUMBER, BITS, PARAMETER -> constant();
            case QUOTED -> columnOrCall();
            case WORD -> word(token);
            case SYMBOL -> brackets();
            case END -> throw cursor.unexpected();
        };
    }

    private Expression word(Token token) {
        boolean called = cursor.peek(1).is("(");
        return switch (token.text()) {
            case "NULL", "TRUE", "FALSE" -> fixed();
            case "CASE" -> decision();
            case "EXISTS" -> exists();
            case "ROW" -> called ? row() : columnOrCall();
            case "INTERVAL" -> interval();
            case "MATCH" -> match();
            default -> {
                if (TYPED.contains(token.text()) && cursor.peek(1).kind() == Token.Kind.STRING) {
                    yield typed();
                }
                if (CHARACTER_SETS.contains(token.text()) && isText(cursor.peek(1))) {
                    cursor.take();
                    yield constant();
                }
                yield Words.isValue(token.text()) ? specialValue() : columnOrCall();
            }
        };
    }

    private static boolean isText(Token token) {
        return token.kind() == Token.Kind.STRING || token.kind() == Token.Kind.BITS;
    }

    Expression constant() {
        int start = cursor.at();
        Token token = cursor.peek();
        return switch (token.kind()) {
            case STRING -> texts(start);
            case BITS -> {
                cursor.take();
                yield new Expression.Literal(cursor.from(start), Expression.Literal.Kind.BITS, token.value());
            }
            case PARAMETER -> {
                cursor.take();
                yield new Expression.Parameter(cursor.from(start), 1);
            }
            case NUMBER -> number();
            case WORD, QUOTED, SYMBOL, END -> throw cursor.unexpected();
        };
    }

    /** Texts that stand side by side are one. */
    private Expression texts(int start) {
        StringBuilder text = new StringBuilder();
        while (cursor.peek().kind() == Token.Kind.STRING) {
            text.append(cursor.take().value());
        }
        return new Expression.Literal(cursor.from(start), Expression.Literal.Kind.STRING, text.toString());
    }

    Expression.Literal number() {
        int start = cursor.at();
        String value = cursor.take().value();
        boolean whole = value.chars().allMatch(Character::isDigit);
        Expression.Literal.Kind kind = whole ? Expression.Literal.Kind.INTEGER : Expression.Literal.Kind.DECIMAL;
        return new Expression.Literal(cursor.from(start), kind, value);
    }

    private Expression fixed() {
        int start = cursor.at();
        String value = cursor.take().text().toLowerCase(Locale.ROOT);
        Expression.Literal.Kind kind =
                value.equals("null") ? Expression.Literal.Kind.NULL : Expression.Literal.Kind.BOOLEAN;
        return new Expression.Literal(cursor.from(start), kind, value);
    }

    private Expression typed() {
        int start = cursor.at();
        String type = cursor.take().text().toLowerCase(Locale.ROOT);
        TypeName name = new TypeName(cursor.from(start), Name.of(type), List.of(), 0, false, false);
        Expression value = constant();
        return new Expression.Cast(cursor.from(start), value, name);
    }

    /** With or without brackets, with or without digits in them. */
    private Expression specialValue() {
        int start = cursor.at();
        String name = cursor.take().text().toLowerCase(Locale.ROOT);
        Optional<Integer> precision = Optional.empty();
        if (cursor.accept("(")) {
            if (cursor.peek().kind() == Token.Kind.NUMBER
                    && cursor.peek().value().length() == 1) {
                precision = Optional.of(Integer.parseInt(cursor.take().value()));
            }
            cursor.expect(")");
        }
        return new Expression.SpecialValue(cursor.from(start), name, precision);
    }

    private Expression columnOrCall() {
        int start = cursor.at();
        Token first = cursor.peek();
        boolean called = cursor.peek(1).is("(");
        if (called) {
            cursor.nameBehindDot();
            return reader.calls().read(start, Name.of(first.value().toLowerCase(Locale.ROOT)), first);
        }
        List<String> parts = new ArrayList<>();
        parts.add(cursor.name().value());
        while (cursor.accept(".")) {
            if (cursor.accept("*")) {
                return new Expression.Star(cursor.from(start), tables(parts));
            }
            parts.add(cursor.nameBehindDot().value());
        }
        if (parts.size() > MOST_PARTS) {
            throw cursor.unexpected();
        }
        if (cursor.is("(")) {
            parts.set(parts.size() - 1, parts.getLast().toLowerCase(Locale.ROOT));
            return reader.calls().read(start, new Name(parts), first);
        }
        List<String> names = new ArrayList<>(tables(parts.subList(0, parts.size() - 1)));
        names.add(Naming.column(parts.getLast()));
        return new Expression.Column(cursor.from(start), new Name(names));
    }

    private List<String> tables(List<String> parts) {
        return List.copyOf(parts);
    }

    private Expression brackets() {
        int start = cursor.at();
        if (cursor.accept("{")) {
            return braces(start);
        }
        if (cursor.opensQuery()) {
            Query query = query();
            return new Expression.ScalarSubquery(cursor.from(start), query);
        }
        cursor.expect("(");
        List<Expression> elements = reader.expressions().list();
        cursor.expect(")");
        return elements.size() == 1 ? elements.getFirst() : new Expression.Row(cursor.from(start), elements);
    }

    /** {@code {d '2024-01-01'}}, as ODBC writes days and times; other words in braces are not read. */
    private Expression braces(int start) {
        String type = switch (cursor.peek().text()) {
            case "D" -> "date";
            case "T" -> "time";
            case "TS" -> "timestamp";
            default -> throw cursor.notUnderstood("braces around anything but a day or a time");
        };
        int word = cursor.at();
        cursor.take();
        TypeName name = new TypeName(cursor.from(word), Name.of(type), List.of(), 0, false, false);
        Expression value = constant();
        cursor.expect("}");
        return new Expression.Cast(cursor.from(start), value, name);
    }

    private Query query() {
        cursor.expect("(");
        Query query = reader.queries().query();
        cursor.expect(")");
        return query;
    }

    private Expression row() {
        int start = cursor.at();
        cursor.expect("ROW", "(");
        List<Expression> elements = reader.expressions().list();
        cursor.expect(")");
        return new Expression.Row(cursor.from(start), elements);
    }

    private Expression exists() {
        int start = cursor.at();
        cursor.expect("EXISTS");
        Query query = query();
        return new Expression.Exists(cursor.from(start), query);
    }

    private Expression decision() {
        int start = cursor.at();
        cursor.expect("CASE");
        Optional<Expression> operand = cursor.is("WHEN")
                ? Optional.empty()
                : Optional.of(reader.expressions().read());
        List<Expression.When> branches = new ArrayList<>();
        do {
            int branch = cursor.at();
            cursor.expect("WHEN");
            Expression condition = reader.expressions().read();
            cursor.expect("THEN");
            Expression result = reader.expressions().read();
            branches.add(new Expression.When(cursor.from(branch), condition, result));
        } while (cursor.is("WHEN"));
        Optional<Expression> otherwise =
                cursor.accept("ELSE") ? Optional.of(reader.expressions().read()) : Optional.empty();
        cursor.expect("END");
        return new Expression.Case(cursor.from(start), operand, branches, otherwise);
    }

    /** {@code INTERVAL 30 DAY}; {@code INTERVAL(a, b, c)} is a function. A constant reads like PostgreSQL's '30 day'. */
    private Expression interval() {
        int start = cursor.at();
        boolean function = cursor.peek(1).is("(") && !isUnit(behindFirstBrackets());
        if (function) {
            return columnOrCall();
        }
        cursor.expect("INTERVAL");
        Expression value = reader.expressions().read();
        String unit = unit();
        Span span = cursor.from(start);
        if (value instanceof Expression.Literal(Span place, Expression.Literal.Kind kind, String text)
                && kind != Expression.Literal.Kind.NULL
                && !unit.contains("_")) {
            TypeName type = new TypeName(span, Name.of("interval"), List.of(), 0, false, false);
            Expression length = new Expression.Literal(place, Expression.Literal.Kind.STRING, text + " " + unit);
            return new Expression.Cast(span, length, type);
        }
        return new Expression.Construct(span, "interval", List.of(unit), List.of(value));
    }

    private Token behindFirstBrackets() {
        cursor.take();
        Token behind = cursor.behindBrackets();
        cursor.undo();
        return behind;
    }

    private static boolean isUnit(Token token) {
        return token.kind() == Token.Kind.WORD && Words.isUnit(token.text());
    }

    String unit() {
        if (!isUnit(cursor.peek())) {
            throw cursor.unexpected();
        }
        return cursor.take().text().toLowerCase(Locale.ROOT).replaceFirst("^sql_tsi_", "");
    }

    /** MATCH (a, b) AGAINST ('words' IN BOOLEAN MODE). */
    private Expression match() {
        int start = cursor.at();
        cursor.expect("MATCH", "(");
        List<Expression> columns = reader.expressions().list();
        cursor.expect(")", "AGAINST");
        cursor.expect("(");
        Expression words = reader.expressions().simple();
        List<String> options = new ArrayList<>();
        while (cursor.peek().kind() == Token.Kind.WORD) {
            options.add(cursor.take().text().toLowerCase(Locale.ROOT));
        }
        cursor.expect(")");
        List<dash.statement.Node> parts = new ArrayList<>(columns);
        parts.add(words);
        return new Expression.Construct(cursor.from(start), "match", options, parts);
    }
}
