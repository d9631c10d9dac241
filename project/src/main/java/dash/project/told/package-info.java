/**
 * What every door tells machines: an answer, a context, a fault as one JSON object, and a kept answer read back. The same
 * object is printed by the command line, sent over HTTP and kept in the store.
 */
@NullMarked
package dash.project.told;

import org.jspecify.annotations.NullMarked;
