/**
 * Schema, resolved: a statement with what its names stand for in the live schema.
 *
 * <p>{@link dash.schema.resolved.Selections} reads every SELECT of a statement, through common table expressions and
 * subqueries. {@link dash.schema.resolved.NormalForm} writes expressions so that two that mean the same read the same;
 * {@link dash.schema.resolved.Claims} is what a statement computes and what it holds its rows to. Doubts, learnings and
 * whoever else compares statements read these, so that they cannot disagree about whose column a column is.
 *
 * <p>Not here: whether what a statement does is right.
 */
@NullMarked
package dash.schema.resolved;

import org.jspecify.annotations.NullMarked;
