/**
 * Step 4 of the built-in analyst, readings: what a question as a whole may ask.
 *
 * <p>Links come in; {@link dash.builtin.readings.MetricReading}s and {@link dash.builtin.readings.PatternReading}s go out.
 * A reading explains every token by exactly one link, and its links fit together: a "by" has something to break down by,
 * a "how many" is about what is counted. Over the live schema, {@link dash.builtin.readings.Generator}s make
 * {@link dash.builtin.readings.SchemaReading}s, which say what speaks against them. What
 * is said in two halves is read half by half as well ({@link dash.builtin.readings.HalvedReader}).
 *
 * <p>Not here: which reading to believe.
 */
@NullMarked
package dash.builtin.readings;

import org.jspecify.annotations.NullMarked;
