@NullMarked
package dash.knowledge;

import org.jspecify.annotations.NullMarked;
