/** Tests of the source: introspect. */
@NullMarked
package dash.databases.postgresql.introspect;

import org.jspecify.annotations.NullMarked;
