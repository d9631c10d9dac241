/** Our parser of SQLite's queries, held to SQLite's own compiler. */
@NullMarked
package dash.databases.sqlite.parser;

import org.jspecify.annotations.NullMarked;
