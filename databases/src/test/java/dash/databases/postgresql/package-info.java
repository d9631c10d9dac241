/** What tests of the source stand on. */
@NullMarked
package dash.databases.postgresql;

import org.jspecify.annotations.NullMarked;
