/**
 * What PostgreSQL brings along and Dash lets through: the allow list of the guard, generated from the server's catalogue.
 *
 * <p>{@code allow-list.txt} is made by {@code GenerateAllowList} (among the tests) from a pristine server, so that a new
 * release means running it again and reading the difference. What counts as harmless is decided there, by kind:
 * volatility, argument types and families of names, never one query's need.
 *
 * <p>Not here: what the live server has (introspection cuts the list down), what the project adds (its scope).
 */
@NullMarked
package dash.databases.postgresql.catalogue;

import org.jspecify.annotations.NullMarked;
