/**
 * Step 5 of the built-in analyst, sql: a reading comes in, a statement goes out.
 *
 * <p>{@link dash.builtin.sql.AskedSql} writes logical queries: {@link dash.builtin.sql.JoinPaths} knows how tables belong
 * together, a tree of joins is found for every FROM, and every table is either joined, where a row finds at most one row
 * there or the figures and groups ask for more, or asked whether it has such a row.
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
