/**
 * Before step 1 of the built-in analyst, following: what a follow-up can mean after the question before it.
 *
 * <p>The words of a {@link dash.builtin.following.FollowUp} and the question before come in; {@link
 * dash.builtin.following.Proposal}s go out: whole questions, each the earlier one with one thing changed. Nothing here knows
 * which of them is right: the analyst reads each as it reads any question, and {@link
 * dash.builtin.following.StatementDifference} tells whether its statement changed as little as the follow-up asks for. What only
 * rearranges the rows of an answer is done to its statement, by {@link dash.builtin.following.OverRows}.
 *
 * <p>Not here: reading questions.
 */
@NullMarked
package dash.builtin.following;

import org.jspecify.annotations.NullMarked;
