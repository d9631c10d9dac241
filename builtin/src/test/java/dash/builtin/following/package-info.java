@NullMarked
package dash.builtin.following;

import org.jspecify.annotations.NullMarked;
