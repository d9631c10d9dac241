/**
 * What a SQLite file says about itself: relations, columns, keys, indexes and the queries behind views.
 *
 * <p>Everything comes from the engine's own table functions over its catalog; rows are counted up to a bound. A view that
 * no longer compiles is shown without columns instead of spoiling the rest.
 */
@NullMarked
package dash.databases.sqlite.introspect;

import org.jspecify.annotations.NullMarked;
