/**
 * Doubts on real databases: planted wrong statements raise the right one, right statements raise next to none, and a doubt
 * sends the analyst back.
 */
@NullMarked
package dash.app.doubt;

import org.jspecify.annotations.NullMarked;
