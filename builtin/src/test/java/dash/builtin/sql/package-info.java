@NullMarked
package dash.builtin.sql;

import org.jspecify.annotations.NullMarked;
