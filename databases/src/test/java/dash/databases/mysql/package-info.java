/** Tests of the source as a whole, on a real MariaDB. */
@NullMarked
package dash.databases.mysql;

import org.jspecify.annotations.NullMarked;
