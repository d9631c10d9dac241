@NullMarked
package dash.server.route;

import org.jspecify.annotations.NullMarked;
