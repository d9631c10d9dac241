package dash.builtin.readings.chart;

import dash.builtin.query.Term;

/** The tokens from {@code from} up to but not including {@code to} may be a value of a column. */
record ValueLink(int from, int to, Term.Attribute attribute, String value, double cost) {}
