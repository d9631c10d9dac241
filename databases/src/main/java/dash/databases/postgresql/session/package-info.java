/**
 * Step 6 at PostgreSQL, session: the only two ways to a source, and the walls around both.
 *
 * <p>{@link dash.databases.postgresql.session.PostgresExecutor} runs what the guard let through;
 * {@link dash.databases.session.OwnStatements} runs what our adapters wrote themselves (the catalog, probes),
 * whose texts are constants of the code with names quoted in one place. Either way one statement runs on its own pooled
 * connection in a read-only transaction under the server's own timeouts and our watchdog, is read within limits, is
 * rolled back, and leaves the connection clean or destroyed; the audit log has it before it starts and after it ends.
 *
 * <p>The driver cuts a text at semicolons by itself and runs every piece. A text it would cut is refused here, and what it
 * would not cut goes through the protocol in which the server takes only one statement: so one statement is one.
 *
 * <p>Not here: whether a statement may run (guard), what the login could do (login).
 */
@NullMarked
package dash.databases.postgresql.session;

import org.jspecify.annotations.NullMarked;
