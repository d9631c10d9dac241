/** Tests of questions that people taught. */
@NullMarked
package dash.builtin.taught;

import org.jspecify.annotations.NullMarked;
