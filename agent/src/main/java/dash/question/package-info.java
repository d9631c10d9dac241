/**
 * Step 1, question: what was asked, by whom, through which door, and the way to call it off.
 *
 * <p>A {@link dash.question.Question} comes in from a door and goes through every later step unchanged, but for one thing: in a
 * conversation its words are read as what they mean there, before anything else happens to it. The
 * {@link dash.question.Asker} says who is served; nothing later may widen what that person is allowed to do.
 *
 * <p>Not here: understanding the words. That is the analyst's business.
 */
@NullMarked
package dash.question;

import org.jspecify.annotations.NullMarked;
