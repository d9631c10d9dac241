package dash.builtin.readings.chart;

/** What speaks against a reading; the weights are fitted. */
public enum Feature {
    /** Distance of words from the names they are taken for. */
    LINK,
    /** Distance of words from the values they are taken for. */
    VALUE,
    /** Verbs that nothing explains. */
    VERB,
    /** Other words that nothing explains. */
    CONTENT,
    /** Joins between phrases that stand together. */
    JOINS,
    /** Phrases put together against their grammar. */
    LOOSE,
    /** Something that the words do not say had to be added. */
    IMPLIED,
    /** A query inside a query. */
    NESTED,
    /** Numbers, negations and the like that nothing explains. */
    LOST,
    /** How many phrases the reading is made of. */
    PARTS
}
