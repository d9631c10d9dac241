@NullMarked
package dash.builtin.lexicon;

import org.jspecify.annotations.NullMarked;
