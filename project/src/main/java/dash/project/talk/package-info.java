/**
 * Conversations as people hold them: begun, gone on with, branched from any of their answers, listed, and written down.
 *
 * <p>{@link dash.project.talk.Talks} finds a person's own conversations and makes of a place in one the {@link
 * dash.project.talk.Talk} that a question is asked in. {@link dash.project.talk.TalkMarkdown} writes one down.
 *
 * <p>Not here: what a follow-up means (the analyst's business).
 */
@NullMarked
package dash.project.talk;

import org.jspecify.annotations.NullMarked;
