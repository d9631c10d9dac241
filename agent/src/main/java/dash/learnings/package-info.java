/**
 * Layer 5, learnings: what Dash found out by failing, by doubting, or by being corrected.
 *
 * <p>A {@link dash.learnings.Learning} is a {@link dash.learnings.Lesson} (what was learned), a
 * {@link dash.learnings.Trust} (who may use it, and why), where it came from, and what became of it when it was used. A
 * lesson may hold a {@link dash.learnings.Rule}, which a machine can hold against a statement: {@code dash.learnings.rules}
 * says where a statement breaks it and how that would be put right. {@link dash.learnings.Learnings} is the port behind
 * which they are kept, with every change and all evidence.
 *
 * <p>Not here: finding lessons ({@code dash.learn}), proving them ({@code dash.golden}), reviewing them
 * ({@code dash.curate}).
 */
@NullMarked
package dash.learnings;

import org.jspecify.annotations.NullMarked;
