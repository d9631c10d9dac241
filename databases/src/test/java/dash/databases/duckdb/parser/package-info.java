/** DuckDB's trees. */
@NullMarked
package dash.databases.duckdb.parser;

import org.jspecify.annotations.NullMarked;
