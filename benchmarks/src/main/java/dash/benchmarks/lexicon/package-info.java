/**
 * Writes the English lexicon of the built-in analyst from WordNet 3.1: {@code ./dash bench lexicon}.
 *
 * <p>WordNet is read as Princeton publishes it ({@code WordNet}), the words worth keeping are chosen ({@code Selection}),
 * and four plain text files and the licence are written into the builtin module. They are committed: nobody needs WordNet
 * to build Dash. The same WordNet gives the same bytes, so running it again shows in git whether anything changed.
 */
@NullMarked
package dash.benchmarks.lexicon;

import org.jspecify.annotations.NullMarked;
