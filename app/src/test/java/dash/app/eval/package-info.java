/** {@code dash eval} and {@code dash golden} as people and build servers use them. */
@NullMarked
package dash.app.eval;

import org.jspecify.annotations.NullMarked;
