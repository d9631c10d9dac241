/**
 * Trino's own grammar: SQL text comes in, the neutral tree goes out.
 *
 * <p>{@code io.trino:trino-parser} cuts and parses the text; its readers here turn the tree into that of
 * {@code dash.statement}, one class of node after the other. A class that is not named here is not understood, and each
 * reader takes every part of the nodes it names: Trino's own {@code getChildren()} leaves out what stands in GROUPING
 * SETS, so nothing relies on it. Trino ignores case, quoted or not, so every name is in lower case.
 *
 * <p>Not here: whether a statement may run (the guard), talking to a server.
 */
@NullMarked
package dash.databases.trino.parser;

import org.jspecify.annotations.NullMarked;
