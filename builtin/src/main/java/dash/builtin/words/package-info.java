/**
 * Step 1 of the built-in analyst, words: the text of a question comes in, {@link dash.builtin.words.Token}s go out.
 *
 * <p>A token knows its key, which is the same for the forms of one word (order, orders, ordered), so that knowledge and
 * questions meet whatever the grammar. The keys are no English: they only need to be equal on both sides.
 *
 * <p>Not here: what a word means.
 */
@NullMarked
package dash.builtin.words;

import org.jspecify.annotations.NullMarked;
