/** What every engine's error translation shares: the database's words without secrets, values and invisible signs. */
@NullMarked
package dash.databases.errors;

import org.jspecify.annotations.NullMarked;
