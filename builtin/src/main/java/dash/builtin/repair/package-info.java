/** Statements that failed in the database, put right from the live schema: one class a repair, in a fixed order. */
@NullMarked
package dash.builtin.repair;

import org.jspecify.annotations.NullMarked;
