/** Profiles of tables that a test made by hand. */
@NullMarked
package dash.profile;

import org.jspecify.annotations.NullMarked;
