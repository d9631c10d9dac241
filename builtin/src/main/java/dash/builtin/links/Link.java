package dash.builtin.links;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.knowledge.Dimension;

/** What the tokens {@code from} up to but not including {@code to} may stand for. */
public sealed interface Link {

    int from();

    int to();

    /** Something to break down by. */
    record ToDimension(int from, int to, Dimension dimension, boolean plural) implements Link {}

    /** A value of a dimension; {@code own} when the column is in the metric's own table. */
    record ToValue(int from, int to, Dimension dimension, String value, boolean own) implements Link {}

    /** A stretch of time. */
    record ToPeriod(int from, int to, Period period) implements Link {}

    /** The steps of a series; {@code adverb} for "monthly", which needs no "by" before it. */
    record ToGrain(int from, int to, Grain grain, boolean fiscal, boolean adverb, boolean plural) implements Link {}

    /** How many of a ranking: "top 5", or a bare number before a dimension; zero when it does not say. */
    record ToTop(int from, int to, int count, boolean bare) implements Link {}

    /** The most or the least of something. */
    record ToExtreme(int from, int to, boolean most) implements Link {}

    /** A word of grammar that decides how its neighbours are read. */
    record ToCue(int from, int to, Cue cue) implements Link {}

    /** A word that the metric implies: its table, its unit, what its filters and its time column say; {@code rows} for what it counts. */
    record ToImplied(int from, int to, boolean rows) implements Link {}

    /** What the figure is compared with: more than 5. */
    record ToThreshold(int from, int to, Threshold threshold) implements Link {}

    /** The step of time before, that a change is told against. */
    record ToBaseline(int from, int to, Grain grain) implements Link {}

    /** A word that says that something was done or that somebody did it, and nothing else: handled, people. */
    record ToLight(int from, int to) implements Link {}

    /** Words without a meaning of their own here. */
    record ToNothing(int from, int to) implements Link {}

    /** The cues. */
    enum Cue {
        HOW_MANY,
        HOW_MUCH,
        WHICH,
        WHO,
        LIST,
        BY,
        AND,
        ALL,
        NOW,
        SPLIT,
        SHARE,
        PERCENT,
        RUNNING,
        CHANGE,
        WITHOUT,
        VERSUS,
        TAIL
    }
}
