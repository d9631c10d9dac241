@NullMarked
package dash.server.served;

import org.jspecify.annotations.NullMarked;
