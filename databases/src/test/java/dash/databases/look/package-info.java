/** Looking into the tables of a real server. */
@NullMarked
package dash.databases.look;

import org.jspecify.annotations.NullMarked;
