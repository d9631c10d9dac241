/**
 * Judges what a model wrote as the arguments of a tool: text comes in, a {@link dash.models.language.ToolCall} goes out that
 * is either understood or says what is wrong with it. Strict on purpose: what is missing is not guessed, and JSON inside a
 * JSON text is not unpacked, so that nothing runs which the model did not write as such.
 */
@NullMarked
package dash.models.calls;

import org.jspecify.annotations.NullMarked;
