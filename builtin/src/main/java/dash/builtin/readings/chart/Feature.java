package dash.builtin.readings.chart;

/** What speaks against a reading. */
public enum Feature {
    /** Distance of words from the names they are taken for. */
    LINK(0, 1.0),
    /** Distance of words from the values they are taken for. */
    VALUE(1, 1.0),
    /** Verbs that nothing explains. */
    VERB(2, 0.4),
    /** Other words that nothing explains. */
    CONTENT(3, 2.5),
    /** Joins between phrases that stand together. */
    JOINS(4, 0.25),
    /** Phrases put together against their grammar. */
    LOOSE(5, 0.5),
    /** Something that the words do not say had to be added. */
    IMPLIED(6, 0.4),
    /** A query inside a query. */
    NESTED(7, 0.15),
    /** Numbers, negations and the like that nothing explains. */
    LOST(8, 4.0),
    /** How many phrases the reading is made of. */
    PARTS(9, 0.02);

    private final int place;
    private final double weight;

    Feature(int place, double weight) {
        this.place = place;
        this.weight = weight;
    }

    public int place() {
        return place;
    }

    /** What it weighs while phrases are joined; how far a whole reading is believed is fitted, and another matter. */
    double weight() {
        return weight;
    }
}
