package dash.databases.duckdb.parser;

/** A piece of the text; words in capital letters, everything else as written. */
record Token(Kind kind, String text, int from, int to) {

    enum Kind {
        WORD,
        QUOTED,
        STRING,
        NUMBER,
        OPERATOR,
        PUNCTUATION,
        PARAMETER
    }

    /** Whether it is this symbol, or this word in capital letters and without quotes. */
    boolean is(String expected) {
        return text.equals(expected) && kind != Kind.STRING && kind != Kind.QUOTED;
    }

    /** Whether it names this, as the engine compares names. */
    boolean names(String name) {
        return switch (kind) {
            case WORD -> text.equalsIgnoreCase(name);
            case QUOTED ->
                text.length() > 1
                        && text.substring(1, text.length() - 1)
                                .replace("\"\"", "\"")
                                .equalsIgnoreCase(name);
            case STRING ->
                text.length() > 1
                        && text.substring(1, text.length() - 1)
                                .replace("''", "'")
                                .equalsIgnoreCase(name);
            case NUMBER, OPERATOR, PUNCTUATION, PARAMETER -> false;
        };
    }
}
