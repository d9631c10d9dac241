/**
 * What was asked and answered before a question, as far as it belongs to it.
 *
 * <p>A {@link dash.conversation.Conversation} is the way from a first question to the one that is asked now, one
 * {@link dash.conversation.Turn} after the other. It comes in with a question from a door; the analyst reads the question
 * against it. {@link dash.conversation.Recap} tells it within a budget, the newest in full and the oldest in a line.
 *
 * <p>Not here: keeping conversations (the store's business), and what a follow-up means (the analyst's).
 */
@NullMarked
package dash.conversation;

import org.jspecify.annotations.NullMarked;
