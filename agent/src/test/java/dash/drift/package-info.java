@NullMarked
package dash.drift;

import org.jspecify.annotations.NullMarked;
