/** The real model on real sentences. */
@NullMarked
package dash.models.embedding;

import org.jspecify.annotations.NullMarked;
