/**
 * Tools for models that cannot call any: {@link dash.models.text.TextProtocol} describes the tools in the instructions, and
 * the model writes one fenced JSON object where it wants to use one. The protocol is strict. A reply that has several blocks,
 * a broken one, or something in it that is not a call is {@link dash.models.language.Failure.Malformed} and says why, so that it
 * can be put to the model again; nothing is guessed from it.
 */
@NullMarked
package dash.models.text;

import org.jspecify.annotations.NullMarked;
