/**
 * Golden questions over HTTP: those of the project's own folder, and no others.
 */
@NullMarked
package dash.server.golden;

import org.jspecify.annotations.NullMarked;
