/**
 * Addresses of PostgreSQL: {@code postgresql://user:password@host:5432/database}. What the driver is told of them is fixed here.
 *
 * <p>Not here: connecting (session).
 */
@NullMarked
package dash.databases.postgresql.url;

import org.jspecify.annotations.NullMarked;
