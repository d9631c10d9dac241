/**
 * {@code ./dash bench follow}: follow-ups in conversations, by the built-in analyst. Each pair is a first question and one or two
 * that follow it; the last has to give the rows of a reference statement. Questions that stand for themselves are among them and
 * must be answered as if nothing had been asked before. The pairs are in two halves: one may be looked at while working on the
 * analyst, the other only measures.
 */
@NullMarked
package dash.benchmarks.follow;

import org.jspecify.annotations.NullMarked;
