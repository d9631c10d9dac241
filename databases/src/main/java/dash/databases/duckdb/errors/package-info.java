/**
 * What DuckDB says when a statement fails, in one place: which kind of failure it is, a SQLSTATE like that of other engines, where in
 * the statement, and words without values of the data.
 */
@NullMarked
package dash.databases.duckdb.errors;

import org.jspecify.annotations.NullMarked;
