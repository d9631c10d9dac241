@NullMarked
package dash.server;

import org.jspecify.annotations.NullMarked;
