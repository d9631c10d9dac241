/** Tests of the source: session. */
@NullMarked
package dash.databases.postgresql.session;

import org.jspecify.annotations.NullMarked;
