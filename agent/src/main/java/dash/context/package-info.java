/**
 * Step 3, context: six layers come in, what a question needs of them goes out.
 *
 * <p>{@link dash.context.Contexts} asks the {@link dash.context.Layers} side by side under one deadline; a layer that fails
 * or is slow is named in the {@link dash.context.Context} and never blocks the answer. A small project is put in whole. A
 * larger one is searched: what was found, what that reads or joins, and what names any of it comes along. A
 * {@link dash.context.Tokens} budget is shared between the layers by need; what does not fit is told in less detail, then
 * cut, and every cut is listed. The same items leave as objects, whole, and as text for a model, quoted as data.
 *
 * <p>Pure but for the layers: the same state, clock and outcomes of the layers give the same context, byte for byte.
 *
 * <p>Not here: finding (search), and judging or using what was picked (the analyst).
 */
@NullMarked
package dash.context;

import org.jspecify.annotations.NullMarked;
