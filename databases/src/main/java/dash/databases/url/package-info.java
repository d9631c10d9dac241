/**
 * How sources are addressed: one line of text comes in, the fields of a connection go out.
 *
 * <p>The form is ours, {@code scheme://user:password@host:port/database?sslmode=…}. No raw JDBC URL ever reaches a driver,
 * because a JDBC URL can name classes to load and files to write; a driver gets fields and a fixed set of properties instead.
 * The password leaves this package only for the one who opens a connection, and appears in no text.
 *
 * <p>Not here: what an engine's driver is told, and connecting (session).
 */
@NullMarked
package dash.databases.url;

import org.jspecify.annotations.NullMarked;
