/**
 * Addresses of MySQL and MariaDB: {@code mysql://user:password@host:3306/database}. What the
 * driver is told of them is fixed here.
 *
 * <p>Not here: connecting (session).
 */
@NullMarked
package dash.databases.mysql.url;

import org.jspecify.annotations.NullMarked;
