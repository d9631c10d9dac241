/** Tests of the source: login. */
@NullMarked
package dash.databases.postgresql.login;

import org.jspecify.annotations.NullMarked;
