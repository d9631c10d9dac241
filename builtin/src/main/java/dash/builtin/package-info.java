/**
 * The built-in analyst: answers with no language model, and says when it cannot.
 *
 * <p>A question goes through six steps, each a package, after it was said in plainer words (wording): words, periods, links (what the words may stand for), readings (what
 * the question as a whole may ask, from knowledge or over the live schema), sql (each reading as a statement) and choice (which
 * reading, if any, is believed). What fails in the database goes to repair. A reading of knowledge explains every word of the
 * question; one over the live schema tells which words it does not use, and too many of them end in a refusal, because an answer
 * that silently drops a word is a wrong answer.
 *
 * <p>What English words have to do with one another, whatever the data, is in the package lexicon.
 *
 * <p>It is general: no table, column or data set is named in its code. What it understands is what knowledge and the live
 * schema tell it.
 */
@NullMarked
package dash.builtin;

import org.jspecify.annotations.NullMarked;
