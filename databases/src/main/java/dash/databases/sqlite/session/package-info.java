/**
 * Step 6 at SQLite, session: one connection to a file, and the walls around it.
 *
 * <p>The file is opened for reading only, and the engine itself is told to refuse writes, extensions and attached files. It
 * runs in this process, so that its limits on lengths, depths and numbers are what keeps memory and time small: a function
 * at work cannot be interrupted, only the steps between functions can. Before a statement of somebody else runs, its
 * compiled code is read, operation by operation, against a list of those that only read.
 *
 * <p>Not here: whether a statement may run by its meaning (guard).
 */
@NullMarked
package dash.databases.sqlite.session;

import org.jspecify.annotations.NullMarked;
