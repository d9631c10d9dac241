/** Where the list of harmless functions comes from. */
@NullMarked
package dash.databases.mysql.catalogue;

import org.jspecify.annotations.NullMarked;
