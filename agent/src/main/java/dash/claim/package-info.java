/**
 * Step 10, claim: a text comes in, and for each of its sentences whether what was shown holds it up.
 *
 * <p>A sentence is read into names of rows, times, numbers and quotations ({@link dash.claim.Claims}). A number has to be a
 * figure of the rows that its clause names, as it is or by one step of arithmetic that the words call for, or stand in a
 * document in a sentence about the same. Order, direction, counts, times, units, causes and quotations are held against the
 * same evidence. English words with a meaning are data, in {@code words.txt}.
 *
 * <p>Not here: what becomes of a sentence that does not hold (answer), and the words of the engine's own insights.
 */
@NullMarked
package dash.claim;

import org.jspecify.annotations.NullMarked;
