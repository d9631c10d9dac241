/**
 * MySQL and MariaDB, which share an address, a protocol and nearly all of their SQL: {@code parser} reads a text into the
 * neutral tree, {@code catalogue} says what of the engine is harmless, {@code url} takes addresses apart, {@code session} holds
 * connections, {@code introspect} reads the catalog, {@code errors} translates failures, {@code login} asks what a login could do.
 * Tried on MariaDB; what MySQL does otherwise is from its manual.
 */
@NullMarked
package dash.databases.mysql;

import org.jspecify.annotations.NullMarked;
