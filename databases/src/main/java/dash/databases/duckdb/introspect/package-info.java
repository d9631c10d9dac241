/** Reads DuckDB's catalog: tables, views, columns, keys, comments and row counts, and what the guard has to know of the engine. */
@NullMarked
package dash.databases.duckdb.introspect;

import org.jspecify.annotations.NullMarked;
