/**
 * The built-in analyst: answers with no language model, and says when it cannot.
 *
 * <p>A question goes through six steps, each a package: words, periods, links (what the words may stand for), readings (what
 * the question as a whole may ask), sql (each reading as a statement) and choice (which reading, if any, is sure enough).
 * A reading explains every word of the question; a question with a word that nothing explains is declined, because an
 * answer that silently drops a word is a wrong answer.
 *
 * <p>What English words have to do with one another, whatever the data, is in the package lexicon.
 *
 * <p>It is general: no table, column or data set is named in its code. What it understands is what knowledge tells it.
 */
@NullMarked
package dash.builtin;

import org.jspecify.annotations.NullMarked;
