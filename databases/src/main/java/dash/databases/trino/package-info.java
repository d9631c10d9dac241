/**
 * Trino's dialect: its grammar, its allow list and its spelling, so that SQL for Trino can be judged.
 *
 * <p>The source itself, a connection to a Trino server, comes later; until then opening one says so.
 */
@NullMarked
package dash.databases.trino;

import org.jspecify.annotations.NullMarked;
