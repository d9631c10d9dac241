/** The walls of the session, each by itself. */
@NullMarked
package dash.databases.sqlite.session;

import org.jspecify.annotations.NullMarked;
