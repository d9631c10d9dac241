/**
 * Running statements on DuckDB: one child process is one connection, and a few of them are kept. The file is opened read-only,
 * files and network are out of reach, the configuration is locked; each statement gets a connection of its own inside the child.
 */
@NullMarked
package dash.databases.duckdb.session;

import org.jspecify.annotations.NullMarked;
