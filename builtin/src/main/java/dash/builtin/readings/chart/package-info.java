/**
 * Readings over the live schema, composed from the inside out.
 *
 * <p>What the words may stand for comes in as {@link dash.builtin.readings.chart.Phrase}s over spans of the question; a
 * {@link dash.builtin.readings.chart.Chart} joins neighbouring phrases by small rules, keeps the cheapest of each span, and the
 * phrases that take in the whole question become logical queries. Nothing is dropped in silence: a word that no rule takes is
 * passed over at a cost, and the reading carries it.
 *
 * <p>Phrases come from the names of the schema ({@link dash.builtin.readings.chart.Lexemes}), from values
 * ({@link dash.builtin.readings.chart.ValueLinks}), from the words of grammar ({@link dash.builtin.readings.chart.Cues}) and from what
 * names mean in schemas of any house, one small class each: lines with price and quantity, days that are due and days that are kept,
 * places in a contest, superiors, opposites, metrics that say which rows count.
 *
 * <p>Rules know grammar, tables, columns and keys, never a name of one schema. Not here: SQL, and which reading is believed.
 */
@NullMarked
package dash.builtin.readings.chart;

import org.jspecify.annotations.NullMarked;
