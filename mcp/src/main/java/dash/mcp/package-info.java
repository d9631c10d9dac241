/**
 * A client of MCP servers that keep documents: words come in, texts go out, behind {@link dash.documents.Library}.
 *
 * <p>{@link dash.mcp.ServerSettings} says which servers there are and what they may be asked. For each question that consults
 * documents a {@code Session} is opened over one of two {@code Wire}s (a child process, or streamable HTTP), tools are chosen
 * ({@code Invocations}), called, and what they say becomes {@link dash.knowledge.Document}s, which {@code KeptDocuments} keeps
 * for a while. {@code Approvals} remember what a tool looked like when it was first used; one that has changed is not called.
 *
 * <p>A server is not trusted with anything: it has a time, a number of bytes and an environment of its own, what it says is
 * data, what it asks for is refused, and whatever it does wrong becomes a note. Commands come from files on disk alone.
 *
 * <p>Not here: which words may leave (context), how passages are cut and cited (documents), and Dash as a server.
 */
@NullMarked
package dash.mcp;

import org.jspecify.annotations.NullMarked;
