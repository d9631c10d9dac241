/**
 * Step 6, execute: a statement that the guard let through comes in, an {@link dash.execute.Execution} goes out.
 *
 * <p>The executor takes {@code SafeSql} and nothing else, runs it in a read-only transaction that is always
 * rolled back, within {@link dash.execute.Limits}, and leaves an {@link dash.execute.AuditEntry} whatever happens. What
 * the database complains about arrives as a {@link dash.execute.DatabaseError} of a closed set of kinds, so that later
 * steps decide by kind and never by message.
 *
 * <p>Not here: whether a statement may run (guard), whether its result can be trusted (doubt).
 */
@NullMarked
package dash.execute;

import org.jspecify.annotations.NullMarked;
