/**
 * Step 6 of the built-in analyst, choice: which reading is believed, or that none is.
 *
 * <p>Readings come in; a {@link dash.builtin.choice.Choice} goes out: one reading that is clearly the best, several that are
 * too close to decide between, or none, with the words that nobody understood.
 *
 * <p>Not here: making readings.
 */
@NullMarked
package dash.builtin.choice;

import org.jspecify.annotations.NullMarked;
