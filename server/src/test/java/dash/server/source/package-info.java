@NullMarked
package dash.server.source;

import org.jspecify.annotations.NullMarked;
