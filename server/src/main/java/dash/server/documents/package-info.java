/** Documents over HTTP: what there is, what one says, and what all of them say about some words. */
@NullMarked
package dash.server.documents;

import org.jspecify.annotations.NullMarked;
