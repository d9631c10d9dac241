/**
 * What DuckDB brings along and Dash lets through. {@code allow-list.txt} and {@code vocabulary.txt} are made by {@code
 * GenerateAllowList} (among the tests) from the engine's own catalogue, so that a new release means running it again and reading
 * the difference. What counts as harmless is decided there, by kind, never by one query's need.
 */
@NullMarked
package dash.databases.duckdb.catalogue;

import org.jspecify.annotations.NullMarked;
