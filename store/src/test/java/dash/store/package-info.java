@NullMarked
package dash.store;

import org.jspecify.annotations.NullMarked;
