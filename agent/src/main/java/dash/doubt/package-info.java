/**
 * Step 7, doubt: a result that did run comes in, reasons to distrust it go out.
 *
 * <p>A {@link dash.doubt.Doubt} names what is suspicious and the evidence for it. It lowers confidence, and where another
 * wording of the statement could remove it, it asks for a correction like an error would.
 *
 * <p>Not here: repairing (correct), wording an answer (answer).
 */
@NullMarked
package dash.doubt;

import org.jspecify.annotations.NullMarked;
