/**
 * What texts cost, by the tokenizers of the models that publish them.
 *
 * <p>{@link dash.models.tokens.ModelTokens} knows which tokenizer a model of a given name has. Models whose tokenizer is
 * not known are counted by estimate, which is the agent's business.
 */
@NullMarked
package dash.models.tokens;

import org.jspecify.annotations.NullMarked;
