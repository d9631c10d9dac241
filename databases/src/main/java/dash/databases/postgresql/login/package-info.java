/**
 * The third wall, login: what could the source's login do if the guard and the session were not there?
 *
 * <p>The probe asks the server itself, for every role the login is or may become, and comes back with findings; strict
 * projects refuse to start on a dangerous one. For the remedy it writes the exact statements of a login that can read the
 * project's relations and nothing else.
 *
 * <p>Not here: running those statements. A person with the rights does that; Dash never writes to a source.
 */
@NullMarked
package dash.databases.postgresql.login;

import org.jspecify.annotations.NullMarked;
