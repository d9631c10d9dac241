/**
 * What a request must pass before anybody looks at what it wants: it comes from this machine and from no other web page, it is
 * small enough, and there are not too many.
 */
@NullMarked
package dash.server.gate;

import org.jspecify.annotations.NullMarked;
