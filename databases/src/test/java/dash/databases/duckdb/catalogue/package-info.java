/** Making the list of what is harmless. */
@NullMarked
package dash.databases.duckdb.catalogue;

import org.jspecify.annotations.NullMarked;
