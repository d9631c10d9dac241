/**
 * Readings over the live schema, composed from the inside out.
 *
 * <p>What the words may stand for comes in as {@link dash.builtin.readings.chart.Phrase}s over spans of the question; a
 * {@link dash.builtin.readings.chart.Chart} joins neighbouring phrases by small rules, keeps the cheapest of each span, and the
 * phrases that take in the whole question become logical queries. Nothing is dropped in silence: a word that no rule takes is
 * passed over at a cost, and the reading carries it.
 *
 * <p>Rules know grammar, tables, columns and keys, never a name. Not here: SQL, and which reading is believed.
 */
@NullMarked
package dash.builtin.readings.chart;

import org.jspecify.annotations.NullMarked;
