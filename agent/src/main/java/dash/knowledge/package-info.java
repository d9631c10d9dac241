/**
 * Layers 1 to 4, knowledge: what people wrote down about the data.
 *
 * <p>Every {@link dash.knowledge.Item} (a table note, canonical metric, business rule, gotcha, glossary entry, calendar,
 * query pattern or document) is a plain value. With its standing, version and author it is a
 * {@link dash.knowledge.KnowledgeItem}; all items of a project at one moment are an {@link dash.knowledge.Edition}; what of
 * them a question may rest on is a {@link dash.knowledge.Knowledge}. They are kept behind the port
 * {@link dash.knowledge.KnowledgeBase}, which forgets nothing.
 *
 * <p>Not here: how files are read and written (files, below), how they meet the store (curate), whether knowledge is true
 * of the live source (drift), what Dash found out by itself (learnings), and which part of it a question needs (context).
 */
@NullMarked
package dash.knowledge;

import org.jspecify.annotations.NullMarked;
