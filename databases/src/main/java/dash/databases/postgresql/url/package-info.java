/**
 * How a source is addressed: one line of text comes in, the fields of a connection go out.
 *
 * <p>The form is ours, {@code postgresql://user:password@host:port/database?sslmode=…}. No raw JDBC URL ever reaches the
 * driver, because a JDBC URL can name classes to load and files to write; the driver gets fields and a fixed set of
 * properties instead. The password stays inside this package and appears in no text that leaves it.
 *
 * <p>Not here: connecting (session).
 */
@NullMarked
package dash.databases.postgresql.url;

import org.jspecify.annotations.NullMarked;
