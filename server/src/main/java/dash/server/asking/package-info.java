/**
 * Questions that run on the server. Each has a log of numbered events: an event is kept in the store first and told then, so
 * that a listener who was cut off, or the next process after a crash, can go on from any number.
 */
@NullMarked
package dash.server.asking;

import org.jspecify.annotations.NullMarked;
