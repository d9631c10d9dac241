/**
 * Inside of answer, why: notable facts of a result come in, what people wrote about the same thing and the same time goes out
 * as {@link dash.answer.why.Why}.
 *
 * <p>Both have to fit. The thing: a sentence that names what was measured, its table or a synonym, and does not say that it
 * was spared. The time: what the title names, else what that sentence names. When nothing fits, nothing is said.
 *
 * <p>Not here: causes. That two things fall together is all that can be known from words and rows, and all that is said.
 */
@NullMarked
package dash.answer.why;

import org.jspecify.annotations.NullMarked;
