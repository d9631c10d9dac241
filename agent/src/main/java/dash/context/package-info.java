/**
 * Step 3, context: the layers come in, what they have to say goes out.
 *
 * <p>{@link dash.context.Contexts} gathers knowledge and the live schema into one {@link dash.context.Context}, with the
 * reason for each pick. A layer that fails is named in the context and never blocks the answer.
 *
 * <p>Not here: judging or using what was picked. That is the analyst's business.
 */
@NullMarked
package dash.context;

import org.jspecify.annotations.NullMarked;
