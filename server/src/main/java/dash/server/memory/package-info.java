/** What is remembered of the person who calls: seen, changed and forgotten by nobody but them. */
@NullMarked
package dash.server.memory;

import org.jspecify.annotations.NullMarked;
