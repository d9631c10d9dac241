/**
 * How long Dash itself takes to gather a context: {@code ./dash bench context}.
 *
 * <p>A made-up project of 10,000 knowledge items and as many tables as that implies, the real index, the real embedding
 * model; no database and no language model, because only Dash's own share is measured.
 */
@NullMarked
package dash.benchmarks.context;

import org.jspecify.annotations.NullMarked;
