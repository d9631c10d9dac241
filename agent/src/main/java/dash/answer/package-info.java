/**
 * Step 11, answer: a transcript comes in, an {@link dash.answer.Answer} goes out.
 *
 * <p>The insight is written from computed facts, the explanation from the tree of the statement that ran, the provenance
 * from what the steps claimed on the way. Nothing here is taken from anybody's account of what happened.
 *
 * <p>Not here: rendering. A terminal, a page and a JSON reader show the same answer in their own way.
 */
@NullMarked
package dash.answer;

import org.jspecify.annotations.NullMarked;
