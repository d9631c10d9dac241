/**
 * Failure is normal: {@link dash.models.resilience.Persistent} tries a provider again where that can help, within a number
 * of attempts and a deadline, and {@link dash.models.resilience.Breaker} leaves one alone that fails all the time.
 *
 * <p>Which failures pass by themselves is said by {@link dash.models.language.Failure#passing()}. A call to a model changes
 * nothing in the world, so repeating it is always safe; it only costs tokens, which are added up.
 */
@NullMarked
package dash.models.resilience;

import org.jspecify.annotations.NullMarked;
