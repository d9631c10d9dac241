/**
 * DuckDB's own grammar: SQL text comes in, the neutral tree goes out.
 *
 * <p>The engine in the child process says what it reads in a text ({@code json_serialize_sql}); {@link
 * dash.databases.duckdb.parser.TreeReader} turns its JSON into the tree of {@code dash.statement}. A node or a field that
 * it does not know is not understood, never skipped. Names arrive in lower case, because DuckDB ignores case.
 *
 * <p>Two forms the engine does not serialize are brought to it in another way: EXPLAIN is taken off before the query behind
 * it, and a PIVOT without IN, whose columns depend on the data, is read with a value put in for those columns.
 *
 * <p>Not here: whether a statement may run (the guard), the child (child).
 */
@NullMarked
package dash.databases.duckdb.parser;

import org.jspecify.annotations.NullMarked;
