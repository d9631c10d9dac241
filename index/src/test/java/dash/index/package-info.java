/** The index in real folders, with real processes beside it. */
@NullMarked
package dash.index;

import org.jspecify.annotations.NullMarked;
