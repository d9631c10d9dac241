/**
 * Looking into columns, for engines that can do no better: values by their text, and the most frequent ones. Never into sensitive
 * columns, and never for long. An engine with statistics of its own reads those instead.
 *
 * <p>{@link dash.databases.look.StandardValues} keeps the values of columns in a {@code ValueMemory}: a question over dozens of
 * columns would else cost dozens of round trips. The memory has bounds, reads in the background with few statements, and reads
 * again after some minutes; what does not fit into it is asked of the source, all columns with one statement.
 */
@NullMarked
package dash.databases.look;

import org.jspecify.annotations.NullMarked;
