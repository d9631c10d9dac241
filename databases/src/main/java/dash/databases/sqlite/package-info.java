/**
 * SQLite: a file is a source.
 *
 * <p>The engine runs inside this process, so its own limits on lengths, depths and time are set tight; the file is opened
 * for reading only. A statement passes three gates: the guard on a tree of our own parser, the compiled code of the
 * statement, and a connection that cannot write.
 */
@NullMarked
package dash.databases.sqlite;

import org.jspecify.annotations.NullMarked;
