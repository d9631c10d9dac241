/**
 * DuckDB in a process of its own. The engine does not keep its own limits on memory and does not always react to a cancel, so it
 * runs, parsing included, in a small child that is watched from outside and killed when it takes too much; Dash lives on.
 *
 * <p>{@link dash.databases.duckdb.child.Child} is what runs in the child, the only code that loads the driver. It reads requests
 * from its standard input and writes answers to its standard output, each in a frame with its length before it, and ends with its
 * input, that is with its parent. It gets no environment: no key and no password of ours is in it.
 * {@link dash.databases.duckdb.child.ChildProcess} is the parent's side.
 *
 * <p>Not here: what the requests ask for (parser, session, files).
 */
@NullMarked
package dash.databases.duckdb.child;

import org.jspecify.annotations.NullMarked;
