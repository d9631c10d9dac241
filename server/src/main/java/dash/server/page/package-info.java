/**
 * The web page, out of the jar: every address of it gives the same document, and its parts may be kept for ever.
 */
@NullMarked
package dash.server.page;

import org.jspecify.annotations.NullMarked;
