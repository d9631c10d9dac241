@NullMarked
package dash.server.learnings;

import org.jspecify.annotations.NullMarked;
