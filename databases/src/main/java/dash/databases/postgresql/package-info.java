/**
 * PostgreSQL as a source. {@link dash.databases.postgresql.PostgresSource} is what the composition root makes of a
 * project's settings; behind it, in the order in which a statement meets them: {@code url} (where), {@code session} (how),
 * {@code errors} (what went wrong), and beside them {@code introspect} (what is there) and {@code login} (what the login
 * could do). Before all of these a statement meets the guard, which stands on {@code parser} (PostgreSQL's own grammar) and
 * {@code catalogue} (what of PostgreSQL is harmless).
 *
 * <p>Not here: Dash's own store, which is PostgreSQL too but never the same login.
 */
@NullMarked
package dash.databases.postgresql;

import org.jspecify.annotations.NullMarked;
