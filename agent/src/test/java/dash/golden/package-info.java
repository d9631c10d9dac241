@NullMarked
package dash.golden;

import org.jspecify.annotations.NullMarked;
