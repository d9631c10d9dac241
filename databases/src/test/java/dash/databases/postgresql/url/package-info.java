/** Tests of the source: url. */
@NullMarked
package dash.databases.postgresql.url;

import org.jspecify.annotations.NullMarked;
