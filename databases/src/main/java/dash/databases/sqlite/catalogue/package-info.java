/**
 * What SQLite brings along and Dash lets through: the allow list of the guard, generated from the bundled engine.
 *
 * <p>{@code allow-list.txt} is made by {@code GenerateAllowList} (among the tests) from {@code pragma_function_list}, so that
 * a new release means running it again and reading the difference. Left out is what loads code, tells about the engine or
 * session, belongs to the inside of virtual tables, or takes memory or time that no limit of the engine bounds: SQLite runs
 * in this process.
 */
@NullMarked
package dash.databases.sqlite.catalogue;

import org.jspecify.annotations.NullMarked;
