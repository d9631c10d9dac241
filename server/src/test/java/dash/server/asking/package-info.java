/** Asking over HTTP, as clients do it. */
@NullMarked
package dash.server.asking;

import org.jspecify.annotations.NullMarked;
