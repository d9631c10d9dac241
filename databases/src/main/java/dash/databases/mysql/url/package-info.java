/**
 * Addresses of MySQL and MariaDB: {@code mysql://user:password@host:3306/database}. The text never reaches the driver, because a
 * JDBC URL can name classes to load and files to send; the driver gets fields and a fixed set of properties instead. The password
 * stays inside this package and appears in no text that leaves it.
 *
 * <p>Not here: connecting (session).
 */
@NullMarked
package dash.databases.mysql.url;

import org.jspecify.annotations.NullMarked;
