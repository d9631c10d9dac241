/** Learnings through the front door: taught, decided about, moved between files and store, held against the source. */
@NullMarked
package dash.app.learnings;

import org.jspecify.annotations.NullMarked;
