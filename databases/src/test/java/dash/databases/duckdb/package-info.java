/** DuckDB as a source. */
@NullMarked
package dash.databases.duckdb;

import org.jspecify.annotations.NullMarked;
