@NullMarked
package dash.answer;

import org.jspecify.annotations.NullMarked;
