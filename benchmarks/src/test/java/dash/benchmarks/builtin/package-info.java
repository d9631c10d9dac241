/** The measurement of the built-in analyst, as far as it needs no database. */
@NullMarked
package dash.benchmarks.builtin;

import org.jspecify.annotations.NullMarked;
