package dash.documents;

/**
 * Lines that belong together.
 *
 * @param level of a heading, from 1; 0 for everything else
 * @param line it begins at, from 1
 * @param page it stands on, from 1
 */
record Block(Kind kind, int level, String text, int line, int page) {

    /** What sort of lines. */
    enum Kind {
        HEADING,
        PROSE,
        TABLE,
        CODE
    }

    /** Whether it may be told in parts. */
    boolean divisible() {
        return kind == Kind.PROSE;
    }
}
