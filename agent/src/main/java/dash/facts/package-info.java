/**
 * Step 8, facts: rows come in, the figures that an insight may state go out.
 *
 * <p>{@link dash.facts.FactFinder} looks at the shape of a result (one value, a ranking, a series over time, a plain list)
 * and computes what matters for it: leader, gap, share, change, best and worst period. Every {@link dash.facts.Fact} is a
 * number computed from cells, with its unit, so that whoever words the answer has nothing to invent.
 *
 * <p>Not here: sentences (answer), and figures that would need another statement.
 */
@NullMarked
package dash.facts;

import org.jspecify.annotations.NullMarked;
