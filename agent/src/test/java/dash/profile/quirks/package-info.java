/** Quirks of tables that a test made by hand. */
@NullMarked
package dash.profile.quirks;

import org.jspecify.annotations.NullMarked;
