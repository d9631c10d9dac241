package dash.databases.mysql.parser;

/**
 * One token of the SQL text.
 *
 * @param text in capital letters for words, as written for everything else
 * @param value the content without quotes and with escapes decoded
 */
record Token(Kind kind, String text, String value, int from, int to) {

    enum Kind {
        WORD,
        QUOTED,
        STRING,
        NUMBER,
        BITS,
        PARAMETER,
        SYMBOL,
        END
    }

    boolean is(String expected) {
        return (kind == Kind.WORD || kind == Kind.SYMBOL) && text.equals(expected);
    }

    boolean isName() {
        return kind == Kind.WORD || kind == Kind.QUOTED;
    }
}
