@NullMarked
package dash.fault;

import org.jspecify.annotations.NullMarked;
