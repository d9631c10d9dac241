/**
 * What people wrote down: lists, single items with their versions and their history, and the way between the store and the
 * project's own folder. No path of a disk comes in by a request.
 */
@NullMarked
package dash.server.knowledge;

import org.jspecify.annotations.NullMarked;
