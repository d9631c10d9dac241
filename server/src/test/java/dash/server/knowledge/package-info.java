@NullMarked
package dash.server.knowledge;

import org.jspecify.annotations.NullMarked;
