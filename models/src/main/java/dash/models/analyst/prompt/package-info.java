/**
 * What a model is told before it starts: slots in a fixed order, each with its switch, the text of each in a file of its
 * own. What is the same for every question stands first, so that a provider can keep it.
 *
 * <p>Not here: what is in the context, which {@code dash.context} decides and quotes, and what goes out of it, which a
 * {@link dash.models.analyst.privacy.Veil} decides.
 */
@NullMarked
package dash.models.analyst.prompt;

import org.jspecify.annotations.NullMarked;
