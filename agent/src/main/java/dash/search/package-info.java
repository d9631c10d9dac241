/**
 * Before context, search: finding things in the source and in knowledge without reading all of it.
 *
 * <p>{@link dash.search.Values} tells in which columns a text of a question stands as a value.
 *
 * <p>Not here: how it is found. Adapters do that, with guarded statements and within limits.
 */
@NullMarked
package dash.search;

import org.jspecify.annotations.NullMarked;
