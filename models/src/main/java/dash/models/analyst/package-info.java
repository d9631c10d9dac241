/**
 * The analyst that is a language model: a transcript comes in, the model proposes, a {@link dash.analyst.Move} goes out.
 *
 * <p>{@link dash.models.analyst.ModelAnalyst} is what the composition root knows. Each question has a mind of its own: it
 * first lets the built-in analyst answer what proven knowledge answers exactly, then talks with the model. Tool calls are
 * read into moves ({@code Calls}), what became of them is told back ({@code Results}), and everything that goes out passes
 * the veil of {@code privacy}. Nonsense is told back to the model, and every loop here has an end; when the model is out
 * of reach or over its budget, the built-in analyst takes over and the answer says so.
 *
 * <p>Not here: the guard, the limits, the facts and the learning. A model that obeys an order hidden in a table can still
 * only propose moves, and the engine does with them what it always does.
 */
@NullMarked
package dash.models.analyst;

import org.jspecify.annotations.NullMarked;
