/**
 * Step 4, analyst: a {@link dash.analyst.Transcript} comes in, the next {@link dash.analyst.Move} goes out.
 *
 * <p>An {@link dash.analyst.Analyst} decides and nothing else: it runs nothing, and it sees only what is in the
 * transcript. One is built in, one is a language model, one in the tests follows a script; the engine treats them alike.
 * It stands this late in the line of packages because a transcript holds what became of earlier moves.
 *
 * <p>Not here: limits, the guard, and what is learned from failures. Those are the engine's, whatever an analyst says.
 */
@NullMarked
package dash.analyst;

import org.jspecify.annotations.NullMarked;
