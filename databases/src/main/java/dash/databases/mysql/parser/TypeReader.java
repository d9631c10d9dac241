package dash.databases.mysql.parser;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads the types of CAST and of the columns of JSON_TABLE; which of them are allowed is the guard's to say. */
final class TypeReader {

    private final Cursor cursor;
    private final StatementReader reader;

    TypeReader(StatementReader reader) {
        this.reader = reader;
        this.cursor = reader.cursor();
    }

    TypeName read() {
        int start = cursor.at();
        Token word = cursor.peek();
        if (word.kind() != Token.Kind.WORD) {
            throw cursor.unexpected();
        }
        String name = cursor.take().text().toLowerCase(Locale.ROOT);
        if (name.equals("double")) {
            cursor.accept("PRECISION");
        } else if (name.equals("signed") || name.equals("unsigned")) {
            if (!cursor.accept("INTEGER")) {
                cursor.accept("INT");
            }
        }
        List<Expression> modifiers = cursor.is("(") ? modifiers() : List.of();
        if (cursor.accept("UNSIGNED")) {
            name = "unsigned";
        }
        characterSet();
        Span span = cursor.from(start);
        return new TypeName(span, Name.of(name), modifiers, 0, false, false);
    }

    private List<Expression> modifiers() {
        List<Expression> modifiers = new ArrayList<>();
        cursor.expect("(");
        do {
            modifiers.add(reader.primaries().constant());
        } while (cursor.accept(","));
        cursor.expect(")");
        return modifiers;
    }

    private void characterSet() {
        if (cursor.accept("CHARACTER", "SET") || cursor.accept("CHARSET")) {
            cursor.nameBehindDot();
        }
        if (cursor.accept("COLLATE")) {
            cursor.nameBehindDot();
        }
    }
}
