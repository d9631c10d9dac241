@NullMarked
package dash.models.tokens;

import org.jspecify.annotations.NullMarked;
