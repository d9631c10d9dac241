/**
 * Dash's own state in PostgreSQL: where it is, its tables, and the one place where transactions happen.
 *
 * <p>In come two settings (DASH_HOME, DASH_STORE_URL) as values, out comes a {@link dash.store.Store}. It is embedded by
 * default, and then heals itself when its server was stopped or killed; or it is a database that somebody names. Either
 * way the tables stand in the schema {@code dash}, made by the migrations beside this package, and every read or write
 * goes through {@link dash.store.Transactions}: what it has returned from is kept, what it has not is as if it had never
 * been tried.
 *
 * <p>Not here: how the embedded server lives and dies ({@code dash.store.server}); what the rows mean to the agent.
 */
@NullMarked
package dash.store;

import org.jspecify.annotations.NullMarked;
