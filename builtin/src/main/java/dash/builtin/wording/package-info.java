/**
 * Before the live schema is read: ways of saying something that mean the same as a plainer way. In comes a question, out goes one
 * that asks for the same in fewer and plainer words. What the schema or its knowledge has a use for is never left out, and neither are
 * names and quotations. What the words link to is not its business.
 */
@NullMarked
package dash.builtin.wording;

import org.jspecify.annotations.NullMarked;
