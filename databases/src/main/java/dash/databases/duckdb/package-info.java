/**
 * DuckDB as a source: a database file, or a folder of CSV, Parquet and JSON files that become tables. The engine runs in a child
 * process ({@code child}), parsing included ({@code parser}); {@code files} loads files into a database of our own; {@code
 * catalogue} says what of the engine is harmless; {@code session}, {@code introspect} and {@code errors} are what every source has.
 */
@NullMarked
package dash.databases.duckdb;

import org.jspecify.annotations.NullMarked;
