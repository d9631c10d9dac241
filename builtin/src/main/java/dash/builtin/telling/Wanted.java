package dash.builtin.telling;

/**
 * What a question wants to be told.
 *
 * @param topic the words it is about
 * @param certain whether a figure cannot be meant, so that a question that nothing answers is declined
 */
record Wanted(Kind kind, String topic, boolean certain) {

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

    /** Whether it speaks of a table as such, and not of what stands in its rows. */
    boolean namesATable() {
        return topic.toLowerCase(java.util.Locale.ROOT).matches(".*\\b(table|relation|dataset|metric)\\b.*");
    }
}
