/**
 * Where the data lies: a database file, or data files that are loaded into a database of our own.
 *
 * <p>Comes in: the address. CSV, TSV, Parquet and JSON files become one table each, named after the file. A child that may read these
 * files and nothing else loads them; the result lies in Dash's cache, is named after what the files are (place, size, time), and is
 * opened read-only like any other. A file that changes makes another database with the next statement.
 *
 * <p>Not here: running statements (session).
 */
@NullMarked
package dash.databases.duckdb.files;

import org.jspecify.annotations.NullMarked;
