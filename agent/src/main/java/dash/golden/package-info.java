/**
 * Beside the line, golden: questions with a known right answer, asking them, and when an answer counts as right.
 *
 * <p>Files come in through {@link dash.golden.GoldenReader}, also those of other tools, and are changed through
 * {@link dash.golden.GoldenFolder}. An {@link dash.golden.Examination} puts one wording to a
 * {@link dash.golden.Respondent} and has a {@link dash.golden.Grader} judge what comes back; an {@link dash.golden.EvalRun}
 * does so for many. Right rows are computed by {@link dash.golden.GoldenRows} on the same guarded way as every other
 * statement; whether two results are the same decides {@link dash.golden.ResultComparison}. What results come to counts a
 * {@link dash.golden.Scorecard}, what changed between two runs tell {@link dash.golden.Flips}.
 *
 * <p>A comparison that cannot fail proves nothing: two empty results never pass unless the question says that empty is right.
 *
 * <p>Not here: where runs are kept, and what Dash makes of a failure.
 */
@NullMarked
package dash.golden;

import org.jspecify.annotations.NullMarked;
