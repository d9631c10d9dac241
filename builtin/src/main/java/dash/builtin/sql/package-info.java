/**
 * Step 5 of the built-in analyst, sql: a reading comes in, a statement goes out.
 *
 * <p>Everything that a question contributes becomes a literal, and every name comes from knowledge and the live schema; both
 * are quoted by {@link dash.builtin.sql.Quoting} and nowhere else. A reading that cannot be computed without counting rows
 * twice, or without guessing a join, is {@link dash.builtin.sql.Rendered.Impossible}.
 *
 * <p>Not here: whether a statement may run. The guard sees it like any other.
 */
@NullMarked
package dash.builtin.sql;

import org.jspecify.annotations.NullMarked;
