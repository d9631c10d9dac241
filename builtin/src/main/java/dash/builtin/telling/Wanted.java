package dash.builtin.telling;

/**
 * What a question wants to be told.
 *
 * @param topic the words it is about
 */
record Wanted(Kind kind, String topic) {

    /** What about it. */
    enum Kind {
        MEANING,
        OWNER,
        TABLES,
        REFRESH,
        POLICY,
        /** What something is; a figure is meant first. */
        ABOUT,
        /** No form that is known: all of its words have to be found. */
        OPEN
    }

    /** Whether a figure cannot be meant, so that a question that nothing answers is declined. */
    boolean certain() {
        return kind == Kind.MEANING || kind == Kind.POLICY;
    }
}
