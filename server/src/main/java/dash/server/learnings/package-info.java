/**
 * What was found out: the list, the review queue, what people decide, and what they teach by word, by correcting answers and by
 * confirming them. What is new is proven in the background.
 */
@NullMarked
package dash.server.learnings;

import org.jspecify.annotations.NullMarked;
