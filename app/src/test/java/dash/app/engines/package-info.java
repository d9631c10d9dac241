/** One little shop on every engine: what a person sees is the same on each of them. */
@NullMarked
package dash.app.engines;

import org.jspecify.annotations.NullMarked;
