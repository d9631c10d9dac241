/** Joins between tables that a test made by hand. */
@NullMarked
package dash.profile.joins;

import org.jspecify.annotations.NullMarked;
