@NullMarked
package dash.databases.duckdb.child;

import org.jspecify.annotations.NullMarked;
