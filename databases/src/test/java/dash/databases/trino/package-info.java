/** The guard on Trino's dialect. */
@NullMarked
package dash.databases.trino;

import org.jspecify.annotations.NullMarked;
