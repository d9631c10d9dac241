package dash.builtin.readings;

import dash.knowledge.Dimension;

/** Only rows in which a dimension has this value. */
public record Filter(Dimension dimension, String value) {}
