/**
 * PostgreSQL's own grammar: SQL text comes in, the neutral tree goes out.
 *
 * <p>libpg_query, the server's scanner and grammar cut out of its source, runs as WebAssembly inside this process: no
 * native library, no file, no network, and a crash of it is an exception. It answers in JSON, which
 * {@link dash.databases.postgresql.parser.TreeReader} turns into the tree of {@code dash.statement} exactly: a node or a
 * field it does not know is not understood, never skipped.
 *
 * <p>Not here: whether a statement may run (the guard), talking to a server.
 */
@NullMarked
package dash.databases.postgresql.parser;

import org.jspecify.annotations.NullMarked;
