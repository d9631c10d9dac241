/** SQLite as a source, against the real engine. */
@NullMarked
package dash.databases.sqlite;

import org.jspecify.annotations.NullMarked;
