@NullMarked
package dash.models.resilience;

import org.jspecify.annotations.NullMarked;
