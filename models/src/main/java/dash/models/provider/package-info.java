/**
 * How providers are spoken to: one attempt of one call over HTTP.
 *
 * <p>An {@link dash.models.provider.HttpProvider} sends a conversation in the words of a {@link dash.models.provider.Dialect},
 * reads the stream as it comes, and gives an outcome of {@code dash.models.language}. Bytes become events in
 * {@link dash.models.provider.EventStream}, events become a {@link dash.models.provider.Draft}, and only a draft that the
 * provider has ended properly becomes a reply: half a tool call never leaves this package as a call.
 *
 * <p>Keys travel in headers and nowhere else. Redirects are not followed. What a provider says about an error is read
 * to classify it and then dropped, because it may repeat the prompt or the key; only codes go on.
 *
 * <p>Not here: trying again, waiting, budgets.
 */
@NullMarked
package dash.models.provider;

import org.jspecify.annotations.NullMarked;
