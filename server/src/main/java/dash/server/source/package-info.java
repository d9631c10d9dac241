/**
 * The source as the project sees it: its live tables, what knowledge no longer agrees with, what the layers give for a question,
 * what the guard says of a statement, and which statements ran. Values of the source are never told here.
 */
@NullMarked
package dash.server.source;

import org.jspecify.annotations.NullMarked;
