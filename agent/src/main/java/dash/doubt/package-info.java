/**
 * Step 7, doubt: a result that did run comes in, reasons to distrust it go out.
 *
 * <p>{@link dash.doubt.Doubts} holds one rule after the other against the question's words, the context, the statement's
 * tree and the rows. The statement comes resolved
 * ({@link dash.schema.resolved.Selections}); {@link dash.doubt.MetricConformance} compares it with a metric. What trees cannot tell is measured
 * with a few guarded further statements. A {@link dash.doubt.Doubt} names what is suspicious and the evidence for it. It
 * lowers confidence, and where another wording of the statement could remove it, it asks for a correction like an error
 * would.
 *
 * <p>Rules are general: none knows a table, a column or a question of any project. A rule that breaks down is passed over.
 *
 * <p>Not here: repairing (correct), wording an answer (answer). What was answered before comes through the port
 * {@link dash.doubt.RecentAnswers}.
 */
@NullMarked
package dash.doubt;

import org.jspecify.annotations.NullMarked;
