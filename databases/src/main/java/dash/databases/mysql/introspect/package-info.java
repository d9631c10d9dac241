/**
 * Reads MySQL's and MariaDB's catalog, {@code information_schema}, into a schema, and tells the guard what it may let through.
 * The catalog shows a login what it has some right on, so what is read is what may be asked.
 */
@NullMarked
package dash.databases.mysql.introspect;

import org.jspecify.annotations.NullMarked;
