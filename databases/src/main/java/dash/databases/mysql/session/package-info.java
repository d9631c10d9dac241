/**
 * Connections to MySQL and MariaDB. Each statement runs in a read-only transaction that ends in ROLLBACK, under the SQL mode that
 * the parser reads by, and under the server's own time limit; afterwards the server resets the session. A read-only transaction
 * does not stop DDL here, for DDL commits it: that is up to the guard and to the login's rights.
 */
@NullMarked
package dash.databases.mysql.session;

import org.jspecify.annotations.NullMarked;
