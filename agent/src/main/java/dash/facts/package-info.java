/**
 * Step 8, facts: rows come in, the figures that an insight may state go out.
 *
 * <p>A {@link dash.facts.Profile} holds what has to be known of a result to say something true: its shape, the units that
 * follow from the statement's tree, which columns add up, which periods are complete. {@link dash.facts.FactFinder} computes
 * from it what matters for the shape: leader, gap, share, change, trend. Every {@link dash.facts.Fact} is a number computed
 * from cells, with its unit, so that whoever words the answer has nothing to invent.
 *
 * <p>Not here: sentences (answer), and figures that would need another statement.
 */
@NullMarked
package dash.facts;

import org.jspecify.annotations.NullMarked;
