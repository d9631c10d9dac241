package dash.builtin.readings.chart;

import dash.builtin.query.Term;

/** An adjective that ranks or compares by a column: "longest", "longer than". */
record MeasureLink(int from, int to, Term.Attribute attribute, boolean most, boolean compares, double cost) {}
