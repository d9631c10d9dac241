/** The guard on DuckDB's statements. */
@NullMarked
package dash.databases.duckdb.guard;

import org.jspecify.annotations.NullMarked;
