/** What becomes a document, and what must not. */
@NullMarked
package dash.search;

import org.jspecify.annotations.NullMarked;
