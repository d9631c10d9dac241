/**
 * What Trino brings along and Dash lets through: the allow list of the guard.
 *
 * <p>{@code allow-list.txt} is kept by hand, function by function, from the documentation of the release whose grammar is
 * used: no Trino server is at hand that could be asked for its catalogue. Each group says what its functions do. Functions
 * that hand a text to another database are not on it, and neither is anything nobody has looked at.
 *
 * <p>Not here: what the project adds (its scope).
 */
@NullMarked
package dash.databases.trino.catalogue;

import org.jspecify.annotations.NullMarked;
