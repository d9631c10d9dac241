package dash.analyst;

/** How an answer is wanted: the same rows can be told in more than one way. */
public enum Presentation {
    /** As suits the rows. */
    FITTING,
    /** Rows, and no drawing. */
    TABLE,
    /** A drawing, where the rows allow for one. */
    CHART,
    BARS,
    LINES,
    /** Parts of a whole. */
    PIE,
    /** With how it was computed and what that rests on. */
    EXPLAINED
}
