/** Finding tables by their names. */
@NullMarked
package dash.schema;

import org.jspecify.annotations.NullMarked;
