@NullMarked
package dash.builtin.wording;

import org.jspecify.annotations.NullMarked;
