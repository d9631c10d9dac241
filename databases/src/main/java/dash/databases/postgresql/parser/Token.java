package dash.databases.postgresql.parser;

/** One token of the SQL text; {@code text} is in capital letters for words. */
record Token(Kind kind, String text, int from, int to) {

    enum Kind {
        WORD,
        QUOTED,
        STRING,
        NUMBER,
        PARAMETER,
        OPERATOR,
        PUNCTUATION
    }

    boolean is(String expected) {
        return kind != Kind.QUOTED && kind != Kind.STRING && text.equals(expected);
    }
}
