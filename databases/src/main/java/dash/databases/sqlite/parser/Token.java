package dash.databases.sqlite.parser;

/**
 * One token of the SQL text.
 *
 * @param text a keyword in capital letters, the content of what is quoted, the sign itself otherwise
 */
record Token(Kind kind, String text, int from, int to) {

    enum Kind {
        /** A bare word, whether it is a keyword or not. */
        WORD,
        /** A name in double quotes, brackets or backticks. */
        QUOTED,
        STRING,
        BLOB,
        INTEGER,
        DECIMAL,
        PARAMETER,
        SIGN,
        END
    }

    /** A keyword or a sign. */
    boolean is(String expected) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(expected);
    }
}
