/**
 * Language models, put together: a {@link dash.models.ModelChoice} says which, and {@link dash.models.Models} builds it out of a
 * provider, a breaker, retries and, where a model cannot call tools, the text protocol. Budgets are laid around it for each
 * question ({@code dash.models.spending.Budgeted}).
 *
 * <p>Beside them live the embedding that runs in process and the token counts of known models.
 */
@NullMarked
package dash.models;

import org.jspecify.annotations.NullMarked;
