/**
 * {@code ./dash bench weights}: fits what the built-in analyst believes of its readings, and tells how that fares on databases
 * that the fit has not seen.
 *
 * <p>Every reading of every wording is run and judged once and kept as a {@link dash.benchmarks.weights.Ballot}; fitting and
 * scoring go by the ballots alone.
 */
@NullMarked
package dash.benchmarks.weights;

import org.jspecify.annotations.NullMarked;
