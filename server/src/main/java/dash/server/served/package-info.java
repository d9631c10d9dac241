/**
 * The projects that a server serves, from being opened to being closed.
 */
@NullMarked
package dash.server.served;

import org.jspecify.annotations.NullMarked;
