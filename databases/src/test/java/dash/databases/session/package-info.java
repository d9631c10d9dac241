/** Test support: the walls of a session without the guard before them. */
@NullMarked
package dash.databases.session;

import org.jspecify.annotations.NullMarked;
