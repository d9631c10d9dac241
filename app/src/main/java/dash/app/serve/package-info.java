/**
 * A process that stays: it listens at once, opens its projects meanwhile, writes a log that machines can read, and on its way
 * out lets running questions end with a word.
 */
@NullMarked
package dash.app.serve;

import org.jspecify.annotations.NullMarked;
