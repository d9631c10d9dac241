/** How the allow list of SQLite is made. */
@NullMarked
package dash.databases.sqlite.catalogue;

import org.jspecify.annotations.NullMarked;
