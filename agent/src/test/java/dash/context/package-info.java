@NullMarked
package dash.context;

import org.jspecify.annotations.NullMarked;
