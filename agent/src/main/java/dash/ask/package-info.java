/**
 * The whole way, ask: a question comes in, an answer goes out, and {@link dash.ask.Ask#ask} is the way between.
 *
 * <p>It composes the steps and keeps the limits: how many moves, how many repairs in a chain, how long. What happens is
 * told to a {@link dash.ask.Listener} while it happens; every door renders the same {@link dash.ask.Event}s.
 *
 * <p>Not here: anything a single step can decide by itself.
 */
@NullMarked
package dash.ask;

import org.jspecify.annotations.NullMarked;
