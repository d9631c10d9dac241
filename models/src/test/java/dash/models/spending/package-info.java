@NullMarked
package dash.models.spending;

import org.jspecify.annotations.NullMarked;
