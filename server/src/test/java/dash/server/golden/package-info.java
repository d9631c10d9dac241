@NullMarked
package dash.server.golden;

import org.jspecify.annotations.NullMarked;
