@NullMarked
package dash.models.calls;

import org.jspecify.annotations.NullMarked;
