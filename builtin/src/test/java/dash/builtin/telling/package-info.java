/** Tests of questions that ask for words. */
@NullMarked
package dash.builtin.telling;

import org.jspecify.annotations.NullMarked;
