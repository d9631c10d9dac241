/**
 * Layers 1 to 4, knowledge: what people wrote down about the data.
 *
 * <p>A folder comes in, a {@link dash.knowledge.Knowledge} goes out: table notes, canonical metrics, business rules,
 * gotchas, glossary, calendar, query patterns and documents, every one a plain value in a fixed order. The
 * {@link dash.knowledge.KnowledgeReader} is strict: what it does not understand is a fault with file, line and column,
 * and a folder with one broken file gives no knowledge at all, so that nothing is lost without a word.
 *
 * <p>Not here: whether knowledge is true of the live source (drift), where it is kept (the store), what Dash found out by
 * itself (learnings), and which part of it a question needs (context).
 */
@NullMarked
package dash.knowledge;

import org.jspecify.annotations.NullMarked;
