/**
 * The PostgreSQL server that Dash brings along: unpacked, created, started, adopted, watched and stopped by us.
 *
 * <p>In comes the folder of Dash's state, out comes an {@link dash.store.server.EmbeddedServer}: a running server on
 * loopback with an administrator's {@link dash.store.server.Login}. Everything lies under that folder:
 *
 * <pre>
 * postgres/VERSION/   the server's programs, unpacked once from the jar; those of earlier versions stay for an upgrade
 * store/data/         the data directory; appears by a rename, so it is whole or absent
 * store/password      the one secret, from which every login's password is derived; only the owner may read it
 * store/port          the port of last time, taken again when it is free
 * store/lock          held while somebody starts, upgrades or stops
 * store/users/        one file per Dash process that uses the server
 * store/log/          what the server had to say
 * </pre>
 *
 * <p>The server outlives the process that started it. A small shell script watches {@code users/} and stops the server
 * when nobody has used it for a while. Any process may die at any moment: locks are the kernel's, files appear by
 * rename, and what is left over is recognised and removed by the next start.
 *
 * <p>Not here: what is kept in the store, its migrations and transactions ({@code dash.store}).
 */
@NullMarked
package dash.store.server;

import org.jspecify.annotations.NullMarked;
