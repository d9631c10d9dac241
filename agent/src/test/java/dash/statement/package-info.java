@NullMarked
package dash.statement;

import org.jspecify.annotations.NullMarked;
