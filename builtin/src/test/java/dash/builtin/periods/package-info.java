@NullMarked
package dash.builtin.periods;

import org.jspecify.annotations.NullMarked;
