@NullMarked
package dash.builtin.repair;

import org.jspecify.annotations.NullMarked;
