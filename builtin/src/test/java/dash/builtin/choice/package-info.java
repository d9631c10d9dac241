@NullMarked
package dash.builtin.choice;

import org.jspecify.annotations.NullMarked;
