/** The measurements still run. */
@NullMarked
package dash.benchmarks.retrieval;

import org.jspecify.annotations.NullMarked;
