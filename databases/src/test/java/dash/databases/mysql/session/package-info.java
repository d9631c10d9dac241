/** The walls behind the guard, with the guard taken away. */
@NullMarked
package dash.databases.mysql.session;

import org.jspecify.annotations.NullMarked;
