package dash.benchmarks.doubts;

import dash.doubt.Doubt;

/**
 * A right statement made wrong in one way.
 *
 * @param name what was done to it
 * @param kind the doubt that has to be raised
 */
record Fault(String name, Doubt.Kind kind, String sql) {}
