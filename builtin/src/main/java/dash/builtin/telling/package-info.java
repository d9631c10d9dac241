/**
 * Beside the steps of the built-in analyst, telling: a question that needs no figure comes in, the words of people that answer
 * it go out, as a {@link dash.analyst.Move.Tell}.
 *
 * <p>{@link dash.builtin.telling.Forms} knows the ways in which people ask what something means, who owns it, where it is
 * kept, how often it is refreshed and what the house rules are. {@link dash.builtin.telling.Teller} decides whether words are
 * wanted; {@link dash.builtin.telling.Finder} looks for the thing by its name among knowledge, then among the titles, headings
 * and sentences of documents, where every word that was asked about has to be. A passage that only resembles the question is not told: nothing is better than something beside the point.
 *
 * <p>Not here: anything that has to be computed. A question that a figure could answer goes the other way first.
 */
@NullMarked
package dash.builtin.telling;

import org.jspecify.annotations.NullMarked;
