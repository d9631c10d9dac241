package dash.databases.mysql.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads calls that are written as SQL wants them: CAST(… AS …), EXTRACT(… FROM …), TRIM(… FROM …). */
final class SyntaxCallReader {

    private final StatementReader reader;
    private final Cursor cursor;

    SyntaxCallReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    /** Nothing for a name that is called like any other; the bracket is next. */
    Optional<Expression> read(int start, String name) {
        return switch (name) {
            case "cast" -> Optional.of(cast(start));
            case "convert" -> Optional.of(convert(start));
            case "coalesce", "greatest", "least", "nullif", "grouping" -> Optional.of(values(start, name));
            case "extract" -> Optional.of(extract(start));
            case "trim" -> Optional.of(trim(start));
            case "substring", "substr", "mid" -> Optional.of(substring(start));
            case "position" -> Optional.of(position(start));
            case "char" -> Optional.of(characters(start));
            case "get_format", "timestampadd", "timestampdiff" -> Optional.of(wordFirst(start, name));
            case "json_value" -> Optional.of(jsonValue(start));
            case "weight_string" -> throw cursor.notUnderstood("WEIGHT_STRING");
            default -> Optional.empty();
        };
    }

    private Expression values(int start, String name) {
        cursor.expect("(");
        List<Expression> values = reader.expressions().list();
        cursor.expect(")");
        if (name.equals("nullif")) {
            if (values.size() != 2) {
                throw cursor.unexpected();
            }
            return new Expression.NullIf(cursor.from(start), values.getFirst(), values.getLast());
        }
        return switch (name) {
            case "coalesce" -> new Expression.Coalesce(cursor.from(start), values);
            case "grouping" -> new Expression.GroupingOf(cursor.from(start), values);
            default -> new Expression.Extreme(cursor.from(start), name.equals("greatest"), values);
        };
    }

    private Expression cast(int start) {
        cursor.expect("(");
        Expression value = reader.expressions().read();
        cursor.expect("AS");
        TypeName type = reader.types().read();
        cursor.expect(")");
        return new Expression.Cast(cursor.from(start), value, type);
    }

    private Expression convert(int start) {
        cursor.expect("(");
        Expression value = reader.expressions().read();
        if (cursor.accept("USING")) {
            String set = characterSet();
            cursor.expect(")");
            return new Expression.Construct(cursor.from(start), "convert", List.of("using", set), List.of(value));
        }
        cursor.expect(",");
        TypeName type = reader.types().read();
        cursor.expect(")");
        return new Expression.Cast(cursor.from(start), value, type);
    }

    private String characterSet() {
        return cursor.nameBehindDot().value().toLowerCase(Locale.ROOT);
    }

    private Expression extract(int start) {
        cursor.expect("(");
        Expression unit = word(reader.primaries().unit());
        cursor.expect("FROM");
        Expression value = reader.expressions().read();
        cursor.expect(")");
        return call(start, "extract", unit, value);
    }

    /** A word of the language as an argument: it stands just before the cursor. */
    private Expression word(String word) {
        return new Expression.Literal(cursor.from(cursor.at() - 1), Expression.Literal.Kind.STRING, word);
    }

    private Expression trim(int start) {
        cursor.expect("(");
        String name = cursor.accept("LEADING")
                ? "ltrim"
                : cursor.accept("TRAILING") ? "rtrim" : cursor.accept("BOTH") ? "btrim" : "";
        if (!name.isEmpty() && cursor.accept("FROM")) {
            Expression value = reader.expressions().read();
            cursor.expect(")");
            return call(start, name, value);
        }
        Expression first = reader.expressions().read();
        if (!cursor.accept("FROM")) {
            cursor.expect(")");
            return call(start, "trim", first);
        }
        Expression value = reader.expressions().read();
        cursor.expect(")");
        return call(start, name.isEmpty() ? "btrim" : name, value, first);
    }

    private Expression substring(int start) {
        cursor.expect("(");
        List<Expression> parts = new ArrayList<>(List.of(reader.expressions().read()));
        if (cursor.accept("FROM")) {
            parts.add(reader.expressions().read());
            if (cursor.accept("FOR")) {
                parts.add(reader.expressions().read());
            }
        } else {
            cursor.expect(",");
            parts.addAll(reader.expressions().list());
        }
        cursor.expect(")");
        return call(start, "substring", parts.toArray(Expression[]::new));
    }

    /** The text comes first and then what is sought, as in the function behind it. */
    private Expression position(int start) {
        cursor.expect("(");
        Expression sought = reader.expressions().simple();
        cursor.expect("IN");
        Expression text = reader.expressions().read();
        cursor.expect(")");
        return call(start, "position", text, sought);
    }

    private Expression characters(int start) {
        cursor.expect("(");
        List<Node> codes = new ArrayList<>(reader.expressions().list());
        List<String> words = cursor.accept("USING") ? List.of("using", characterSet()) : List.of();
        cursor.expect(")");
        return new Expression.Construct(cursor.from(start), "char", words, codes);
    }

    /** GET_FORMAT(DATE, 'USA'), TIMESTAMPDIFF(MONTH, a, b). */
    private Expression wordFirst(int start, String name) {
        cursor.expect("(");
        Expression word;
        if (name.equals("get_format")) {
            word = word(cursor.nameBehindDot().value().toLowerCase(Locale.ROOT));
        } else {
            word = word(reader.primaries().unit());
        }
        List<Expression> arguments = new ArrayList<>(List.of(word));
        cursor.expect(",");
        arguments.addAll(reader.expressions().list());
        cursor.expect(")");
        return call(start, name, arguments.toArray(Expression[]::new));
    }

    /** JSON_VALUE(value, path RETURNING type NULL ON EMPTY ERROR ON ERROR). */
    private Expression jsonValue(int start) {
        cursor.expect("(");
        List<Expression> arguments = reader.expressions().list();
        if (cursor.accept(")")) {
            return call(start, "json_value", arguments.toArray(Expression[]::new));
        }
        List<String> words = new ArrayList<>();
        List<Node> parts = new ArrayList<>(arguments);
        if (cursor.accept("RETURNING")) {
            parts.add(reader.types().read());
        }
        while (!cursor.accept(")")) {
            if (cursor.accept("DEFAULT")) {
                words.add("default");
                parts.add(reader.primaries().constant());
            } else {
                words.add(cursor.nameBehindDot().text().toLowerCase(Locale.ROOT));
            }
        }
        return new Expression.Construct(cursor.from(start), "json_value", words, parts);
    }

    private Expression.Call call(int start, String name, Expression... values) {
        List<Argument> arguments = Arrays.stream(values)
                .map(value -> new Argument(value.span(), Optional.empty(), value))
                .toList();
        return new Expression.Call(
                cursor.from(start),
                Name.of(name),
                true,
                false,
                false,
                false,
                arguments,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty());
    }
}
