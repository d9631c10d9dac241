/**
 * Step 9, correct: what became of a statement, and what to change when it did not work.
 *
 * <p>An {@link dash.correct.Attempt} is one statement on its way: stopped by the guard, failed in the database, or run. A
 * {@link dash.correct.Diagnosis} says what is wrong, where, and what to do about it, with the live columns of the tables
 * involved, so that the analyst can word a better one.
 *
 * <p>Not here: wording the better one, and deciding how often to try. The first is the analyst's, the second {@code ask}'s.
 */
@NullMarked
package dash.correct;

import org.jspecify.annotations.NullMarked;
