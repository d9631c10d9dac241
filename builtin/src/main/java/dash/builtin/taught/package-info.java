/**
 * Questions that people taught together with the statement that answers them, and words that they taught the meaning of.
 *
 * <p>{@link dash.builtin.taught.TaughtAnalyst} stands before whoever answers otherwise, the built-in analyst or a language
 * model: a question that means the same as a taught one is answered by exactly the taught statement.
 * {@link dash.builtin.taught.QuestionMeaning} decides whether two questions mean the same, {@link
 * dash.builtin.taught.TaughtPeriod} what becomes of days that stand in a taught statement once the period of its question
 * has moved.
 */
@NullMarked
package dash.builtin.taught;

import org.jspecify.annotations.NullMarked;
