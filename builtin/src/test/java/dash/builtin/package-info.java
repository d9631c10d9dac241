@NullMarked
package dash.builtin;

import org.jspecify.annotations.NullMarked;
