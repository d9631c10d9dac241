/**
 * English: which words mean the same, or nearly, or belong together.
 *
 * <p>A question says client, film and oldest where a table says customer, movie and birth_date. {@link
 * dash.builtin.lexicon.Lexicon} knows such pairs and how close they are, the lemma of an inflected word, what an adjective
 * measures and in which direction, and the country of a nationality. It knows nothing of any data set.
 *
 * <p>Most of it comes from WordNet, as plain text files beside the classes that {@code ./dash bench lexicon} writes:
 * words, synsets, irregular, countries. What WordNet does not tell is written by hand in four more: usage (words that
 * stand for one another in data), abbreviations, measures and nationalities. Nothing is parsed on loading; a line is
 * found by binary search and read when a word is asked for.
 *
 * <p>Not here: which column a word links to. That weighs the data too and is decided where the links are made.
 */
@NullMarked
package dash.builtin.lexicon;

import org.jspecify.annotations.NullMarked;
