@NullMarked
package dash.builtin.words;

import org.jspecify.annotations.NullMarked;
