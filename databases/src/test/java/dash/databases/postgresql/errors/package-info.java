/** Tests of the source: errors. */
@NullMarked
package dash.databases.postgresql.errors;

import org.jspecify.annotations.NullMarked;
