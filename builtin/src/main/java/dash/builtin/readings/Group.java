package dash.builtin.readings;

import dash.builtin.periods.Grain;
import dash.knowledge.Dimension;

/** What a figure is broken down by. */
public sealed interface Group {

    /** By what a dimension holds. */
    record ByDimension(Dimension dimension) implements Group {}

    /** By steps of time. */
    record ByTime(Grain grain, boolean fiscal) implements Group {}
}
