/**
 * Beside the line, golden: questions with a known right answer, and when a result counts as that answer.
 *
 * <p>Files come in through {@link dash.golden.GoldenReader}, results are judged by {@link dash.golden.ResultComparison}. A
 * comparison that cannot fail proves nothing: two empty results never pass unless the question says that empty is right.
 *
 * <p>Not here: asking the questions, and what Dash makes of a failure.
 */
@NullMarked
package dash.golden;

import org.jspecify.annotations.NullMarked;
