/**
 * Measurements, started by {@code ./dash bench NAME}: not part of the product, and told apart from tests because they
 * report figures instead of passing.
 */
@NullMarked
package dash.benchmarks;

import org.jspecify.annotations.NullMarked;
