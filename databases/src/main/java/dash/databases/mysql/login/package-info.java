/**
 * The third wall, login: what could the source's login do if the guard and the session were not there? The probe asks the server
 * itself what was granted; for the remedy it writes the statements of a login that can read the project's relations and nothing
 * else.
 *
 * <p>Not here: running those statements. A person with the rights does that; Dash never writes to a source.
 */
@NullMarked
package dash.databases.mysql.login;

import org.jspecify.annotations.NullMarked;
