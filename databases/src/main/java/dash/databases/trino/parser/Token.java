package dash.databases.trino.parser;

/** One token of the SQL text; {@code text} is in capital letters unless it is quoted. */
record Token(boolean quoted, String text, int from, int to) {

    boolean is(String expected) {
        return !quoted && text.equals(expected);
    }
}
