/**
 * Looking into columns, for engines that can do no better: values by their text, and the most frequent ones. Never into sensitive
 * columns, and never for long. An engine with statistics of its own reads those instead.
 */
@NullMarked
package dash.databases.look;

import org.jspecify.annotations.NullMarked;
