/** Holds what counts for the whole heart at once. */
@NullMarked
package dash;

import org.jspecify.annotations.NullMarked;
