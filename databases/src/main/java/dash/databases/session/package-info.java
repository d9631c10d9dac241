/**
 * Step 6, session: the only two ways to a source, and the walls around both, for every engine alike.
 *
 * <p>{@link dash.databases.session.GuardedExecutor} runs what the guard let through; {@link dash.databases.session.OwnStatements}
 * runs what our adapters wrote themselves (the catalog, probes, samples), whose texts are constants of the code with names quoted
 * in one place. Either way one statement runs on its own pooled connection in a read-only transaction under the engine's own
 * timeouts and our watchdog, is read within limits, is rolled back, and leaves the connection clean or destroyed; the audit log
 * has it before it starts and after it ends.
 *
 * <p>An engine brings a {@link dash.databases.session.Line}, one connection, and {@link dash.databases.session.Lines}, where they
 * come from. Not here: whether a statement may run (guard), what the login could do (login).
 */
@NullMarked
package dash.databases.session;

import org.jspecify.annotations.NullMarked;
