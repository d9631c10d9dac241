package dash.databases.sqlite.parser;

import java.util.List;

/** Counts the statements of a text, because SQLite's compiler silently leaves out what stands behind the first one. */
public final class Counting {

    private Counting() {}

    /** Zero when the text does not even fall into tokens. */
    public static int statements(String sql) {
        try {
            return of(Tokenizer.of(sql));
        } catch (SyntaxException unreadable) {
            return 0;
        }
    }

    static int of(List<Token> tokens) {
        int count = 0;
        boolean open = false;
        for (Token token : tokens) {
            boolean end = token.is(";") || token.kind() == Token.Kind.END;
            count += !end && !open ? 1 : 0;
            open = !end;
        }
        return count;
    }

    /** The query behind {@code CREATE VIEW name (columns) AS}; the whole text when it has another form. */
    public static String viewDefinition(String sql) {
        try {
            int depth = 0;
            for (Token token : Tokenizer.of(sql)) {
                depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
                if (depth == 0 && token.is("AS")) {
                    return sql.substring(token.to()).strip();
                }
            }
            return sql;
        } catch (SyntaxException unreadable) {
            return sql;
        }
    }
}
